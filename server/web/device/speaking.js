// Speaking sentences, if the browser has a voice. Outdated ones are dropped.
const MOST_WAITING = 3;

export function canSpeak() {
  return "speechSynthesis" in globalThis;
}

/** @param {string[]} sentences */
export function speak(sentences) {
  const words = sentences.slice(-MOST_WAITING).join(" ");
  if (!canSpeak() || !words) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(words);
  said.lang = document.documentElement.lang;
  speechSynthesis.speak(said);
}
