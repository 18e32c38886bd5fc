// What was measured, line by line, each with good, fair or poor.
import { html } from "../view.js";
import { counted as countedThings } from "../words.js";

export function Figures({ check }) {
  return html`
    <div class="card">
      <h2>What the camera gives</h2>
      <dl class="measures" data-testid="figures">
        ${lines(check).map(
          ([title, grade, text]) => html`
            <dt>${title}</dt>
            <dd data-grade=${grade ?? "plain"}>
              <span>${text}</span>
              ${grade && html`<b class="grade" data-grade=${grade}>${grade}</b>`}
            </dd>
          `,
        )}
      </dl>
    </div>
  `;
}

function lines(check) {
  const { light, blur, rate, steadiness, view, boards, accuracy, held_out: held, focal } = check;
  return [
    ["Light", light.grade, brightness(light)],
    ["Sharpness", blur.grade, `blurred by ${blur.px.toFixed(1)} px`],
    rate && ["Pictures", rate.grade, `${Math.round(rate.fps)} a second${missing(rate)}`],
    steadiness && ["Steadiness", steadiness.grade, unsteady(steadiness)],
    view && ["Scale", view.grade, scale(view)],
    view && ["Camera", null, stand(view)],
    view && ["In view", null, coverage(view)],
    boards && ["Boards", boards.grade, boards.seen.map(counted).join(", ")],
    accuracy && ["Accuracy", accuracy.grade, exactness(accuracy)],
    held && [
      "Held-out corners",
      null,
      `${mm(held.median_mm)} off, 95 % under ${mm(held.p95_mm)} (${held.corners})`,
    ],
    focal && [
      "Focal length",
      null,
      `${Math.round(focal.px)} px ± ${focal.sigma_percent} %, known from ${KNOWN[focal.known_from]}`,
    ],
  ].filter(Boolean);
}

const KNOWN = {
  "camera file": "the camera file",
  pictures: "several pictures",
  picture: "a single picture",
};

function brightness(light) {
  const glare = light.glare.length ? `, ${countedThings(light.glare.length, "mirrored lamp")}` : "";
  if (light.paper === null) return `table ${Math.round(light.median)} of 255${glare}`;
  return `paper ${Math.round(light.paper)}, table ${Math.round(light.median)} of 255${glare}`;
}

function missing(rate) {
  return rate.missing ? `, ${rate.missing} missing` : "";
}

function unsteady(steadiness) {
  const { flicker, hunting, shake_px: shake } = steadiness;
  return `flickers ${percent(flicker)}, drifts ${percent(hunting)}, shakes ${shake.toFixed(1)} px`;
}

function scale(view) {
  return `${view.mm_per_px.toFixed(1)} mm a pixel, at worst ${(view.worst_mm_per_px ?? view.mm_per_px).toFixed(1)}`;
}

function stand(view) {
  return `${Math.round(view.height_mm / 10)} cm up, looking ${Math.round(view.tilt_deg)}° down; 10 mm of height look like ${(10 * view.parallax).toFixed(0)} mm of distance`;
}

function coverage(view) {
  return `table in ${whole(view.table_share)} of the picture, ${whole(view.between_boards_share)} of the area between the boards`;
}

function counted(board) {
  return `${board.name} ${board.corners_found} of ${board.corners_total} corners${hidden(board)}`;
}

function hidden(board) {
  const covered = board.corners_in_view - board.corners_found;
  const outside = board.corners_total - board.corners_in_view;
  const said = [covered && `${covered} hidden`, outside && `${outside} outside`].filter(Boolean);
  return said.length ? ` (${said.join(", ")})` : "";
}

function exactness(accuracy) {
  return `${mm(accuracy.median_mm)}, 95 % under ${mm(accuracy.p95_mm)}. ${accuracy.tells}`;
}

function mm(value) {
  return value === null ? "unknown" : `${value.toFixed(2)} mm`;
}

function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}

function whole(share) {
  return `${Math.round(100 * share)} %`;
}
