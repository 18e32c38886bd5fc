// The whole page: the picture, the proposals, and the game beside them.
import { html } from "../view.js";
import { TableProvider } from "./table.js";
import { Header } from "./header.js";
import { Part } from "./part.js";
import { Still } from "./still.js";
import { Tabs } from "./tabs.js";
import { Unbroken } from "./unbroken.js";
import { Welcome } from "./welcome.js";
import { Picture } from "../picture/picture.js";
import { currentOf } from "../offers/current.js";
import { Offers } from "../offers/offers.js";
import { GameBoard } from "../games/registry.js";
import { Log } from "../log/log.js";
import { Dialogs } from "../dialogs/dialogs.js";
import {
  CALIBRATE,
  FIRST,
  KEPT,
  REPORT,
  ROOM,
  mayCalibrate,
  maySeeGames,
  usePlace,
} from "./place.js";

const CAMERA = ["camera"];
const CAMERA_AND_OFFERS = ["camera", "proposals", "notices", "current"];

export function Page({ state, deeds, code }) {
  const place = usePlace();
  if (place === ROOM && state.phase === "playing")
    return html`<${TableProvider} value=${{ state, deeds, code }}>
      <${Part} of="room" view="Room" whole />
      ${state.phase === "playing" && html`<${Part} of="aside" view="ByDevice" quiet />`}
    <//>`;
  return html`
    <${TableProvider} value=${{ state, deeds, code }}>
      <div
        class="page"
        data-tab=${state.tab || "game"}
        data-place=${place}
        data-role=${state.session?.role ?? "nobody"}
      >
        <${Header} />
        <${Unbroken} whole><${Middle} state=${state} place=${place} /><//>
        <${Dialogs} />
        <${Part} of="aside" view="Announcer" quiet />
        ${state.phase === "playing" && html`<${Part} of="aside" view="ByDevice" quiet />`}
      </div>
    <//>
  `;
}

/** Whether there is no picture to show, so that the game gets the space. */
function isBlind({ camera, proposals }) {
  return camera && (!camera.camera || (camera.picture === false && !proposals.length));
}

function Middle({ state, place }) {
  if (place === CALIBRATE && mayCalibrate(state))
    return html`<${Part} of="calibrate" view="Calibrate" whole />`;
  if (place === FIRST && mayCalibrate(state))
    return html`<${Part} of="first" view="FirstEvening" whole />`;
  if (place === KEPT && maySeeGames(state))
    return html`<${Part} of="kept" view="KeptGames" whole />`;
  if (state.phase !== "playing") return html`<${Welcome} />`;
  if (place === REPORT) return html`<${Part} of="report" view="Report" whole />`;
  const referee = state.session?.role === "referee";
  const blind = isBlind(state);
  return html`
    <main
      class="columns"
      data-camera=${blind ? "none" : undefined}
      data-over=${state.session?.outcome ? "yes" : undefined}
      data-waits=${referee && !blind && Boolean(currentOf(state.proposals, state.current))}
    >
      ${
        referee &&
        !blind &&
        html`<${Still} but=${CAMERA} also=${state.camera?.camera?.calibrated}><${Offers} /><//>`
      }
      <div class="seen"><${Picture} /></div>
      <${Still} but=${CAMERA_AND_OFFERS}><${GameBoard} /><//>
      <${Still} but=${CAMERA_AND_OFFERS}><${Log} /><//>
    </main>
    <${Tabs} />
  `;
}
