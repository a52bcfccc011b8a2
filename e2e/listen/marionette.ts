import { type Socket, connect } from 'node:net';

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };
type Reply = [type: 1, id: number, error: { message: string } | null, result: unknown];

/** Firefox's own remote control: JSON with its length before it, over TCP. */
export type Marionette = {
  /** @throws Error with the browser's words when it refuses the command */
  send(command: string, parameters?: object): Promise<unknown>;
  close(): void;
};

/** Calls `take` with each whole message of a stream of `length:json`. */
function readMessages(socket: Socket, take: (message: unknown) => void): void {
  let held = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    held = Buffer.concat([held, chunk]);
    for (let colon = held.indexOf(':'); colon > 0; colon = held.indexOf(':')) {
      const end = colon + 1 + Number(held.subarray(0, colon).toString());
      if (held.length < end) return;
      take(JSON.parse(held.subarray(colon + 1, end).toString()));
      held = held.subarray(end);
    }
  });
}

const openSocket = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/** Connects to a Firefox that was started with `--marionette`, and begins a session. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = await openSocket(port);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  readMessages(socket, (message) => {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as Reply;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  const send = (command: string, parameters: object = {}) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const json = JSON.stringify([0, lastId, command, parameters]);
      socket.write(`${Buffer.byteLength(json)}:${json}`);
    });
  await send('WebDriver:NewSession', { capabilities: {} });
  return { send, close: () => socket.destroy() };
}
