import { env } from '#src/config/env.ts';

export type Details = Readonly<Record<string, unknown>>;
type Write = (message: string, details?: Details) => void;

export type Logger = {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
};

/** What may be said of an error: never its data, which may hold what a visitor has typed. */
function describe(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { status, reference } = value as { status?: unknown; reference?: unknown };
  return { name: value.name, message: value.message, status, reference };
}

function redact(details: Details): Details {
  return Object.fromEntries(Object.entries(details).map(([key, value]) => [key, describe(value)]));
}

/**
 * Makes a logger for an environment: silent in production, on in all others (section 9).
 * A fault that was handled is a warning to the browser's console: its error level is left to what nobody handled.
 */
export function createLogger(appEnv: string): Logger {
  const writer =
    (level: 'info' | 'warn'): Write =>
    (message, details) => {
      if (appEnv === 'production') return;
      if (details) console[level](message, redact(details));
      else console[level](message);
    };
  return {
    debug: writer('info'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('warn'),
  };
}

/** The logger of this build. It keeps nothing, and callers hand it nothing personal. */
export const logger = createLogger(env.appEnv);
