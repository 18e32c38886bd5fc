// Calls the program while the rest of the page is still on its way: on a slow network the game is told
// by the time it can be shown. stream.js takes the call over.
import { enterInstalled, readAddress, streamAddress, takeCode, toldSession } from "./address.js";

enterInstalled();
const session = readAddress().session ?? toldSession();
if (session) {
  const address = streamAddress(session, takeCode());
  const socket = new WebSocket(address);
  /** @type {MessageEvent[]} */
  const heard = [];
  socket.onmessage = (event) => heard.push(event);
  Object.assign(globalThis, { calledEarly: { address, socket, heard } });
}
