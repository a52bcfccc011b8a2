import { env } from '#src/config/env.ts';

export type Details = Readonly<Record<string, unknown>>;
type Write = (message: string, details?: Details) => void;

export type Logger = {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
};

/** Describes an error for the log, without its data, which may contain what a visitor has typed. */
function describe(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { status, reference } = value as { status?: unknown; reference?: unknown };
  return { name: value.name, message: value.message, status, reference };
}

function redact(details: Details): Details {
  return Object.fromEntries(Object.entries(details).map(([key, value]) => [key, describe(value)]));
}

/**
 * Creates the logger of an environment: silent in production, on in all others (section 9). A handled error is logged
 * as a warning, because the error level of the console is for unhandled errors.
 */
export function createLogger(appEnv: string): Logger {
  const createWriter =
    (level: 'info' | 'warn'): Write =>
    (message, details) => {
      if (appEnv === 'production') return;
      if (details) console[level](message, redact(details));
      else console[level](message);
    };
  return {
    debug: createWriter('info'),
    info: createWriter('info'),
    warn: createWriter('warn'),
    error: createWriter('warn'),
  };
}

/** The logger of this build. It stores nothing, and callers pass nothing personal. */
export const logger = createLogger(env.appEnv);
