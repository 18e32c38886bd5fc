// Synthesized sounds, without files. A browser plays none before somebody has touched the page.
const NOTES = {
  struck: [{ from: 150, to: 50, at: 0, lasts: 0.22, loud: 0.9, shape: "triangle" }],
  missed: [{ from: 420, to: 210, at: 0, lasts: 0.35, loud: 0.35, shape: "sine" }],
  turn: [
    { from: 660, to: 660, at: 0, lasts: 0.18, loud: 0.4, shape: "sine" },
    { from: 880, to: 880, at: 0.16, lasts: 0.3, loud: 0.4, shape: "sine" },
  ],
};
const SILENT = 0.0001; // an exponential fade never reaches zero

let context = /** @type {AudioContext | null} */ (null);

/** @param {keyof typeof NOTES} name */
export function play(name) {
  context ??= new AudioContext();
  context.resume().catch(() => {}); // silent before the first touch
  for (const note of NOTES[name]) sound(context, note);
}

/** Runs `deed` at the first touch or key: browsers play no sound before that. */
export function onceTouched(deed = () => context?.resume()) {
  const touched = () => {
    leave();
    deed();
  };
  const leave = () => {
    removeEventListener("pointerdown", touched);
    removeEventListener("keydown", touched);
  };
  addEventListener("pointerdown", touched);
  addEventListener("keydown", touched);
  return leave;
}

function sound(audio, { from, to, at, lasts, loud, shape }) {
  const begin = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(SILENT, begin + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}
