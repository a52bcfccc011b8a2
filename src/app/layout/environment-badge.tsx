import { build, env } from '#src/config/env.ts';

const NAMES = { production: null, staging: 'Staging', test: 'Test', local: 'Local' } as const;

/**
 * Says in every environment but production which one this is, so that nobody signs up on the wrong site. It stays in
 * sight where there is room beside the page; on a small screen, where it would cover the form, it stands in the footer.
 */
export function EnvironmentBadge() {
  const name = NAMES[env.appEnv];
  if (name === null) return null;
  return (
    <div
      role="note"
      aria-label={name}
      className="pointer-events-none rounded-chip border border-hairline bg-strip px-3 py-1 text-badge text-on-strip print:hidden md:fixed md:start-3 md:bottom-3 md:z-20"
    >
      {name} · {build.commit}
    </div>
  );
}
