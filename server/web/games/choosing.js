// Which tool is in hand and what was clicked with it; forgotten as soon as the game goes on.
import { useState } from "../view.js";

const NOTHING = { tool: null, picked: [] };

/**
 * @returns {{tool, picked: Array, take: Function, pick: Function, at: Function, again: Function}} -
 *   `at(point, tool)` adds a point to what was picked; with a tool it takes that one first
 */
export function useChoosing(session) {
  const [wish, setWish] = useState({ seq: -1, ...NOTHING });
  const now = wish.seq === session.seq ? wish : NOTHING;
  const set = (news) => setWish({ seq: session.seq, tool: now.tool, picked: now.picked, ...news });
  return {
    tool: now.tool,
    picked: now.picked,
    take: (tool) => set({ tool: tool === now.tool ? null : tool, picked: [] }),
    pick: (key) => set({ picked: [...now.picked, key] }),
    at: (point, tool = now.tool) =>
      set({ tool, picked: tool === now.tool ? [...now.picked, point] : [point] }),
    again: () => set({ picked: [] }),
  };
}
