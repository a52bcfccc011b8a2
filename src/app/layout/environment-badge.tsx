import { build, env } from '#src/config/env.ts';

const NAMES = { production: null, staging: 'Staging', test: 'Test', local: 'Local' } as const;

/**
 * Names the environment, except in production, so that nobody signs up on the wrong site. It is upright in the margin
 * of the page, where it covers nothing. A phone has no margin, so there it is in the footer.
 */
export function EnvironmentBadge() {
  const name = NAMES[env.appEnv];
  if (name === null) return null;
  return (
    <div
      role="note"
      aria-label={name}
      className="pointer-events-none rounded-chip border border-hairline bg-strip px-3 py-1 text-small text-on-strip print:hidden md:fixed md:bottom-3 md:left-1 md:z-20 md:py-0.5 md:[writing-mode:vertical-rl]"
    >
      {name} · {build.commit}
    </div>
  );
}
