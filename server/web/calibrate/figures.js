// The measurements, line by line, each rated good, fair or poor.
import { html } from "../view.js";
import { decimal } from "../decimals.js";
import { t, tn } from "../language.js";

export function Figures({ check }) {
  return html`
    <div class="card">
      <h2>${t("What the camera gives")}</h2>
      <dl class="measures" data-testid="figures">
        ${lines(check).map(
          ([title, grade, text]) => html`
            <dt>${title}</dt>
            <dd data-grade=${grade ?? "plain"}>
              <span>${text}</span>
              ${grade && html`<b class="grade" data-grade=${grade}>${GRADES[grade]}</b>`}
            </dd>
          `,
        )}
      </dl>
    </div>
  `;
}

const GRADES = { good: t("good"), fair: t("fair"), poor: t("poor") };

function lines(check) {
  const { light, blur, rate, steadiness, view, boards, accuracy, held_out: held, focal } = check;
  return [
    [t("Light"), light.grade, brightness(light)],
    [t("Sharpness"), blur.grade, t("blurred by {blur} px", { blur: decimal(blur.px, 1) })],
    rate && [
      t("Pictures"),
      rate.grade,
      `${t("{fps} a second", { fps: Math.round(rate.fps) })}${missing(rate)}`,
    ],
    steadiness && [t("Steadiness"), steadiness.grade, unsteady(steadiness)],
    view && [t("Scale"), view.grade, scale(view)],
    view && [t("Camera"), null, stand(view)],
    view && [t("In view"), null, coverage(view)],
    boards && [t("Boards"), boards.grade, boards.seen.map(counted).join(", ")],
    accuracy && [t("Accuracy"), accuracy.grade, exactness(accuracy)],
    held && [
      t("Held-out corners"),
      null,
      t("{usual} off, 95 % under {most} ({corners})", {
        usual: mm(held.median_mm),
        most: mm(held.p95_mm),
        corners: held.corners,
      }),
    ],
    focal && [
      t("Focal length"),
      null,
      t("{px} px ± {sigma} %, known from {known}", {
        px: Math.round(focal.px),
        sigma: decimal(focal.sigma_percent),
        known: KNOWN[focal.known_from],
      }),
    ],
  ].filter(Boolean);
}

const KNOWN = {
  "camera file": t("the camera file"),
  pictures: t("several pictures"),
  picture: t("a single picture"),
};

function brightness(light) {
  const table = Math.round(light.median);
  const lamps = light.glare.length;
  return [
    light.paper === null
      ? t("table {table} of 255", { table })
      : t("paper {paper}, table {table} of 255", { paper: Math.round(light.paper), table }),
    lamps > 0 && tn("{count} mirrored lamp", "{count} mirrored lamps", lamps),
  ]
    .filter(Boolean)
    .join(", ");
}

function missing(rate) {
  return rate.missing ? `, ${t("{missing} missing", { missing: rate.missing })}` : "";
}

function unsteady(steadiness) {
  const { flicker, hunting, shake_px: shake } = steadiness;
  return t("flickers {flicker}, drifts {drift}, shakes {shake} px", {
    flicker: percent(flicker),
    drift: percent(hunting),
    shake: decimal(shake, 1),
  });
}

function scale(view) {
  return t("{usual} mm a pixel, at worst {worst}", {
    usual: decimal(view.mm_per_px, 1),
    worst: decimal(view.worst_mm_per_px ?? view.mm_per_px, 1),
  });
}

function stand(view) {
  return t(
    "{height} cm up, looking {angle}° down; 10 mm of height look like {distance} mm of distance",
    {
      height: Math.round(view.height_mm / 10),
      angle: Math.round(view.tilt_deg),
      distance: (10 * view.parallax).toFixed(0),
    },
  );
}

function coverage(view) {
  return t("table in {table} of the picture, {between} of the area between the boards", {
    table: whole(view.table_share),
    between: whole(view.between_boards_share),
  });
}

function counted(board) {
  const { name, corners_found: found, corners_total: all } = board;
  return `${t("{name} {found} of {all} corners", { name, found, all })}${hidden(board)}`;
}

function hidden(board) {
  const covered = board.corners_in_view - board.corners_found;
  const outside = board.corners_total - board.corners_in_view;
  const said = [
    covered && t("{covered} hidden", { covered }),
    outside && t("{outside} outside", { outside }),
  ].filter(Boolean);
  return said.length ? ` (${said.join(", ")})` : "";
}

function exactness(accuracy) {
  return t("{usual}, 95 % under {most}. {tells}", {
    usual: mm(accuracy.median_mm),
    most: mm(accuracy.p95_mm),
    tells: accuracy.tells,
  });
}

function mm(value) {
  return value === null ? t("unknown") : `${decimal(value, 2)} mm`;
}

function percent(share) {
  return `${decimal(100 * share, 1)} %`;
}

function whole(share) {
  return `${Math.round(100 * share)} %`;
}
