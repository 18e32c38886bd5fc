// For generated forms: the names of players and creatures by number. Pure.
import { nameOf } from "./questions.js";

export function seatNames(state) {
  const creatures = state.creatures.map(({ id }) => ({ value: id, label: nameOf(state, id) }));
  const players = state.players.map(({ seat, name }) => ({ value: seat, label: name }));
  return { creature: creatures, target: creatures, player: players };
}
