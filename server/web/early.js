// Opens the stream while the rest of the page is still loading, so that on a slow network the game has
// arrived by the time it can be shown. stream.js takes over the connection.
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
