/** One command of WebDriver (https://www.w3.org/TR/webdriver2/). */
type Send = <Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Answer>;

/** A browser that a driver has opened. */
export type Session = {
  /** Sends a command to the session. */
  readonly send: Send;
  /** Sends a command to one window of it; commands follow one another, whoever sends them. */
  readonly sendTo: (handle: string) => Send;
};

/** The code of an error where the driver does not answer. */
export const NO_ANSWER = 'no answer';

/** What the driver answers instead of a value. */
type DriverFailure = { readonly error: string; readonly message: string };

export class DriverError extends Error {
  readonly code: string;
  constructor(path: string, { error, message }: DriverFailure) {
    super(`${path}: ${error}${message ? `, ${message}` : ''}`);
    this.code = error;
  }
}

/**
 * The driver may never answer a script when the page is left meanwhile (WebKitGTK 2.50). A script that looks at the page
 * takes milliseconds, so whoever waits longer can ask the next page.
 */
const LOOK_MS = 10_000;
const COMMAND_MS = 60_000;

async function sendCommand<Answer>(method: string, url: string, body?: object): Promise<Answer> {
  const { pathname } = new URL(url);
  const limitMs = pathname.endsWith('/execute/sync') ? LOOK_MS : COMMAND_MS;
  try {
    const answer = await fetch(url, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      signal: AbortSignal.timeout(limitMs),
    });
    const { value } = (await answer.json()) as { value: Answer | DriverFailure };
    if (!answer.ok) throw new DriverError(pathname, value as DriverFailure);
    return value as Answer;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    throw new DriverError(pathname, { error: NO_ANSWER, message: `${limitMs} ms` });
  }
}

/**
 * Opens a browser that no one has used before.
 * @param driver where the driver listens
 * @param capabilities what the browser has to be
 * @throws DriverError when the driver cannot open one
 */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = await sendCommand<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const send: Send = (method, path, body) =>
    sendCommand(method, `${driver}/session/${sessionId}${path}`, body);
  let last: Promise<unknown> = Promise.resolve();
  let current: string | null = null;

  const sendTo = (handle: string): Send => {
    async function sendThere<Answer>(...[method, path, body]: Parameters<Send>): Promise<Answer> {
      if (current !== handle) await send('POST', '/window', { handle });
      current = handle;
      return send(method, path, body);
    }
    return <Answer>(...parts: Parameters<Send>) => {
      const turn = last.then(() => sendThere<Answer>(...parts));
      last = turn.catch(() => null);
      return turn;
    };
  };
  return { send, sendTo };
}
