// What the big screen says of itself.
export const WORDS = {
  back: "Back to the game",
  board: "The board",
  fill: "Fill the screen",
  lost: "Connection lost. Reconnecting; what you see may be out of date.",
  players: "Players and points",
  replay: "The last throw",
  replayed: "The last throw, seen by the camera",
};
