import { build, env } from '#src/config/env.ts';

const NAMES = { production: null, staging: 'Staging', test: 'Test', local: 'Local' } as const;

/** Says in every environment but production which one this is, so that nobody signs up on the wrong site. */
export function EnvironmentBadge() {
  const name = NAMES[env.appEnv];
  if (name === null) return null;
  return (
    <div
      role="note"
      className="pointer-events-none fixed start-3 bottom-3 z-20 rounded-chip border border-hairline bg-strip px-3 py-1 text-badge text-on-strip print:hidden"
    >
      {name} · {build.commit}
    </div>
  );
}
