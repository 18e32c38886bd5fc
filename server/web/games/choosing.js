// Which tool is in hand and what was clicked with it; forgotten as soon as the game goes on.
import { useState } from "../view.js";

const NOTHING = { tool: null, picked: [] };

/** @returns {{tool, picked: string[], take: Function, pick: Function, again: Function}} */
export function useChoosing(session) {
  const [wish, setWish] = useState({ seq: -1, ...NOTHING });
  const now = wish.seq === session.seq ? wish : NOTHING;
  const set = (news) => setWish({ seq: session.seq, tool: now.tool, picked: now.picked, ...news });
  return {
    tool: now.tool,
    picked: now.picked,
    take: (tool) => set({ tool: tool === now.tool ? null : tool, picked: [] }),
    pick: (key) => set({ picked: [...now.picked, key] }),
    again: () => set({ picked: [] }),
  };
}
