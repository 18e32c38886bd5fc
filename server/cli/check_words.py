"""The result of `tableref check` as text: first what to do, then the figures."""

from engine.plain import JsonObject

Told = JsonObject


def in_words(told: Told, *, boards_given: bool) -> str:
    """A few lines for people, from the JSON of `calibration.coaching.document`."""
    lines = [f"{told['source']}: {_GRADES[told['grade']]}."]
    first = told["instruction"]
    lines += [f"Do this first: {first['sentence']}"] if first else []
    lines += [f"Then: {one['sentence']}" for one in told["further"]]
    lines += [f"  {line}" for line in _figures(told)]
    if not boards_given:
        lines.append(
            "Without --boards nothing is known of scale, place and accuracy: print a sheet with "
            "`tableref print table`."
        )
    return "\n".join(lines)


_GRADES = {
    "good": "all is well",
    "fair": "good enough, and can be better",
    "poor": "not good enough",
}


def _figures(told: Told) -> list[str]:
    light, blur = told["light"], told["blur"]
    w, h = told["size_wh"]
    paper = "" if light["paper"] is None else f", white paper {light['paper']:.0f}"
    lines = [
        f"picture   {w} x {h}, {told['frames']} looked at",
        f"light     table {light['median']:.0f} of 255{paper}, glare {len(light['glare'])}",
        f"blur      {blur['px']:.2f} px, by the {blur['measured_on']}",
    ]
    if told["rate"]:
        rate, steady = told["rate"], told["steadiness"]
        lines.append(f"rate      {rate['fps']:.1f} pictures a second, {rate['missing']} missing")
        if steady:
            lines.append(
                f"steady    flicker {steady['flicker']:.1%}, exposure drifts "
                f"{steady['hunting']:.1%}, shakes {steady['shake_px']:.2f} px"
            )
    return lines + (_on_table(told) if told["accuracy"] else [])


def _on_table(told: Told) -> list[str]:
    view, accuracy, focal = told["view"], told["accuracy"], told["focal"]
    lines = []
    if view:
        worst = view["worst_mm_per_px"]
        at_worst = "" if worst is None else f", at worst {worst:.2f}"
        lines.append(
            f"view      {view['mm_per_px']:.2f} mm per pixel{at_worst}; "
            f"camera {view['height_mm']:.0f} mm up, looks "
            f"{view['tilt_deg']:.0f} degrees down; table in {view['table_share']:.0%} of the "
            f"picture, {view['between_boards_share']:.0%} of the area between the boards"
        )
    seen = [
        f"{b['name']} {b['corners_found']}/{b['corners_total']}" for b in told["boards"]["seen"]
    ]
    lines.append(f"boards    {', '.join(seen)} corners" if seen else "boards    none with a place")
    lines.append(
        f"accuracy  {_mm(accuracy['median_mm'])}, 95 % under {_mm(accuracy['p95_mm'])}. "
        f"{accuracy['tells']}"
    )
    if told["held_out"]:
        held = told["held_out"]
        lines.append(
            f"held out  {held['corners']} corners: {_mm(held['median_mm'])}, 95 % under "
            f"{_mm(held['p95_mm'])}"
        )
    if not focal:
        return lines
    lines.append(
        f"camera    focal length {focal['px']:.0f} px ± {focal['sigma_percent']:.1f} %, known from "
        f"the {focal['known_from']}"
    )
    return lines


def _mm(value: float | None) -> str:
    return "unknown" if value is None else f"{value:.2f} mm"
