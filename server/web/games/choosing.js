// The chosen tool and what was clicked with it; reset as soon as the game goes on.
import { useState } from "../view.js";

/** @type {{tool: any, picked: any[]}} */
const NOTHING = { tool: null, picked: [] };

/**
 * @typedef {object} Choosing
 * @property {any} tool - the chosen tool, or null
 * @property {any[]} picked - what was clicked with it, in order
 * @property {(tool: any) => void} take
 * @property {(key: any) => void} pick
 * @property {(point: object, tool?: any) => void} at - adds a point to what was picked; with a tool it
 *   takes that one first
 * @property {(points: object[], tool: any) => void} along - takes a tool, with these points as what was
 *   picked
 * @property {() => void} again
 *
 * @param {Session} session
 * @returns {Choosing}
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
    along: (points, tool) => set({ tool, picked: points }),
    again: () => set({ picked: [] }),
  };
}
