import type { Complaint } from './in-page/complaints.ts';
import type { InPage } from './in-page/start.ts';
import { DriverError, NO_ANSWER, type Session } from './session.ts';

type Called<Name extends keyof InPage> = ReturnType<InPage[Name]>;

/** One window of the browser: scripts in its page, and input to it. */
export type EngineWindow = ReturnType<typeof createEngineWindow>;

/** The page went while it was asked: whoever asks may ask the next one. */
const LEFT = new Set([
  NO_ANSWER,
  'javascript error',
  'no such window',
  'stale element reference',
  'no such frame',
  'unknown error',
]);

const CALL = `
  if (!window.inPage) return null;
  const [name, ...rest] = arguments;
  return { value: window.inPage[name](...rest) ?? null, complaints: window.inPage.takeComplaints() };`;

const EVALUATE = (source: string) => `
  const done = arguments[arguments.length - 1];
  Promise.resolve((${source})(...[...arguments].slice(0, -1)))
    .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;

/**
 * @param handle of the window
 * @param bundle the script that answers in the page (in-page/start.ts)
 * @param onComplaint hears what the page complains about, from its first look on
 */
export function createEngineWindow(
  session: Session,
  { handle, bundle }: { handle: string; bundle: string },
  onComplaint: (complaint: Complaint) => void,
) {
  const send = session.sendTo(handle);
  const execute = <Value>(script: string, args: readonly unknown[]) =>
    send<Value>('POST', '/execute/sync', { script, args });

  /** Asks the part in the page, and brings it there first when the page is new. */
  async function call<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<Called<Name>> {
    type Answer = { value: Called<Name>; complaints: Complaint[] } | null;
    let answer = await execute<Answer>(CALL, [name, ...args]);
    if (!answer) {
      await execute(bundle, []);
      answer = await execute<Answer>(CALL, [name, ...args]);
    }
    if (!answer) throw new DriverError(name, { error: 'stale page', message: '' });
    answer.complaints.forEach(onComplaint);
    return answer.value;
  }

  /** The same, but null when the page went while it was asked. */
  async function tryCall<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<Called<Name> | null> {
    try {
      return await call(name, ...args);
    } catch (error) {
      if (error instanceof DriverError && (LEFT.has(error.code) || error.code === 'stale page'))
        return null;
      throw error;
    }
  }

  async function evaluate(source: string, args: readonly unknown[]): Promise<unknown> {
    type Answer = { value?: unknown; error?: string };
    const script = EVALUATE(source);
    const answer = await send<Answer>('POST', '/execute/async', { script, args });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    send('POST', '/actions', {
      actions: [
        {
          type,
          id: type,
          actions,
          ...(type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {}),
        },
      ],
    });

  return { handle, send, execute, call, tryCall, evaluate, act };
}
