import { useEffect, useSyncExternalStore } from 'react';
import { build, env } from '#src/config/env.ts';
import { SOCIAL_LINKS, TAGLINE } from '#src/config/product.ts';
import { openFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { isReportingOn } from '#src/kernel/telemetry/sentry.ts';
import { Button } from '#src/ui/button.tsx';
import { EnvironmentBadge } from './environment-badge.tsx';

const noSubscription = () => () => {};

/** The year of the build while React hydrates the HTML of that build, then the year of today. */
function useYear(): number {
  return useSyncExternalStore(
    noSubscription,
    () => new Date().getFullYear(),
    () => build.year,
  );
}

/**
 * Opens the report if the visitor pressed its button before the footer was hydrated. scripts/build/note-early-events.js
 * has noted the press. From now on the button handles each press itself.
 */
function repeatEarlyReport(): void {
  const { dataset } = document.documentElement;
  const isWaiting = dataset['report'] === 'waiting';
  dataset['report'] = 'heard';
  if (isWaiting) openFeedback();
}

/** The footer: copyright, tagline, social links, "Report a problem" and the build. */
export function Footer() {
  const year = useYear();
  useEffect(repeatEarlyReport, []);
  return (
    <footer className="border-t border-hairline text-small text-muted">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-gutter py-5 md:px-8">
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <span>
            © {year} {env.productName}
          </span>
          <span>{TAGLINE}</span>
        </p>
        <nav aria-label="Social links" className="md:ms-auto print:hidden">
          <ul className="flex flex-wrap gap-x-5">
            {SOCIAL_LINKS.map(({ name, url }) => (
              <li key={name}>
                <a
                  href={url}
                  rel="noopener noreferrer"
                  className="inline-flex min-h-target items-center text-pitch underline underline-offset-3 hover:decoration-2"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex grow flex-wrap items-center gap-x-6 gap-y-2 md:justify-between lg:grow-0">
          {isReportingOn() ? (
            <Button variant="link" className="min-h-target" onClick={openFeedback}>
              Report a problem
            </Button>
          ) : null}
          <span className="text-small tabular-nums">
            v{build.version} ({build.commit})
          </span>
          <EnvironmentBadge />
        </div>
      </div>
    </footer>
  );
}
