// A weigh-in without the camera: the referee fills in what the rule sheet asks for.
import { html, useState } from "../../view.js";
import { useTable } from "../../page/table.js";
import { Refusal } from "../../page/refusal.js";
import { COLOURS } from "../colours.js";
import { named } from "../../words.js";
import { Limbs } from "./limb_rows.js";
import { powersOf } from "./powers.js";
import { t } from "../../language.js";

export function WeighInForm({ player, session, close }) {
  const { deeds, state } = useTable();
  const { house } = session.state;
  const plain = limbOf(session, player);
  const [draft, setDraft] = useState({
    legs: 4,
    limbs: [plain],
    hit_points: house.hit_points === "dice" ? "" : String(house.full_hit_points),
    missiles: 0,
    small: 0,
    power: "",
    colour: player.colour,
  });
  const spot = `weigh-in/${player.seat}`;
  const set = (change) => setDraft((before) => ({ ...before, ...change }));
  const submit = async (event) => {
    event.preventDefault();
    if (await deeds.say(spot, commandFrom(draft, player))) close();
  };
  return html`
    <form class="inline-form" data-testid="weigh-in-form" onSubmit=${submit}>
      <div class="fields">
        <${Count} label=${t("Legs")} needed value=${draft.legs} set=${(legs) => set({ legs })} />
        <${Count}
          label=${t("Hit points")}
          value=${draft.hit_points}
          set=${(hit_points) => set({ hit_points })}
        />
        ${
          house.missiles_per_move > 0 &&
          html`
            <${Count}
              label=${t("Missiles")}
              value=${draft.missiles}
              set=${(missiles) => set({ missiles })}
            />
            <${Count}
              label=${t("Small ones (½ die)")}
              value=${draft.small}
              set=${(small) => set({ small })}
            />
          `
        }
        <label class="field">
          <span>${t("Clay")}</span>
          <select onChange=${(event) => set({ colour: event.target.value })}>
            ${["", ...COLOURS].map(
              (colour) => html`
                <option value=${colour} selected=${colour === draft.colour}>
                  ${colour ? named(colour) : t("any")}
                </option>
              `,
            )}
          </select>
        </label>
        ${
          house.powers !== "none" &&
          html`<label class="field">
            <span>${t("Special power")}</span>
            <select onChange=${(event) => set({ power: event.target.value })}>
              <option value="">${t("none")}</option>
              ${powersOf(session.state).map(
                ({ name, title }) => html`
                  <option value=${name} selected=${name === draft.power}>${title}</option>
                `,
              )}
            </select>
          </label>`
        }
      </div>
      <${Limbs} limbs=${draft.limbs} plain=${plain} set=${(limbs) => set({ limbs })} />
      <div class="answers">
        <button class="primary" disabled=${state.busy[spot]}>${t("Weigh in")}</button>
        <button type="button" class="quiet" onClick=${close}>${t("Cancel")}</button>
      </div>
      <${Refusal} spot=${spot} />
    </form>
  `;
}

/** A plain limb under these house rules, taken from the server's example of a weigh-in. */
function limbOf(session, player) {
  const example = session.legal.find(
    (command) => command.type === "WeighIn" && command.player === player.seat,
  );
  return { to_hit: 8, damage_dice: 1, ...example?.limbs[0], name: "" };
}

/** @param {{needed?: boolean, [prop: string]: any}} props - `needed`: it must not be empty */
function Count({ label, value, set, needed = false }) {
  return html`
    <label class="field">
      <span>${label}</span>
      <input
        type="number"
        min="0"
        required=${needed}
        value=${value}
        onInput=${(event) => set(event.target.value)}
      />
    </label>
  `;
}

function commandFrom(draft, player) {
  const lumps = (count, halved) =>
    Array.from({ length: Number(count) || 0 }, () => ({ dice: 1, halved, used: false }));
  return {
    type: "WeighIn",
    seat: null,
    player: player.seat,
    legs: Math.round(Number(draft.legs)),
    limbs: draft.limbs,
    hit_points: draft.hit_points === "" ? null : Math.round(Number(draft.hit_points)),
    missiles: [...lumps(draft.missiles, false), ...lumps(draft.small, true)],
    power: draft.power,
    colour: draft.colour,
    because: "weighed in by hand",
  };
}
