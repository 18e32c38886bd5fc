// The scores of the shown game over time, updated while visible.
import { html } from "../view.js";
import { useSession } from "../page/table.js";
import { hasCurves } from "./curves.js";
import { Plot } from "./plot.js";
import { useStory } from "./use_story.js";
import { t } from "../language.js";

export function OverTime() {
  const session = useSession();
  const story = useStory();
  if (!story) return null;
  if (!hasCurves(story)) return html`<p class="hint">${t("Nothing has changed yet.")}</p>`;
  return html`<${Plot} session=${session} story=${story} />`;
}
