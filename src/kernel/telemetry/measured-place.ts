import { build } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { WELCOME_FIELDS, type WelcomeField } from '#src/contracts/welcome-fields.ts';
import type { WizardField } from '#src/contracts/wizard-fields.ts';
import { errorStore } from '#src/kernel/errors/error-store.ts';

const PAGES: readonly string[] = Object.values(paths).map(({ path }) => path);

/** The table of the wizard would make Welcome larger. The compiler names a field that is missing here. */
const OTHER_FIELDS: Readonly<Record<Exclude<WizardField, WelcomeField>, true>> = {
  website: true,
  type: true,
  timeFormat: true,
  phoneFormat: true,
  dateFormat: true,
  interests: true,
  useDemoData: true,
};

/** The fields of both tables, because an extension may add others to the page. */
const FIELDS = { ...WELCOME_FIELDS, ...OTHER_FIELDS };

/** The engine of the browser. On iOS every browser uses WebKit. */
function findEngine(): string {
  const { userAgent } = navigator;
  if (/iPhone|iPad/.test(userAgent)) return 'webkit';
  if (userAgent.includes('Firefox/')) return 'firefox';
  return userAgent.includes('Chrome/') ? 'chromium' : 'webkit';
}

/** The widths at which the layout changes. */
function getScreenKind(): string {
  if (window.innerWidth < 768) return 'phone';
  return window.innerWidth < 1280 ? 'tablet' : 'desktop';
}

/** Only Chromium knows the quality of the connection (Network Information API). */
function getConnectionSpeed(): string {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return connection?.effectiveType ?? 'unknown';
}

/** Describes where a figure was measured. It contains no typed text, and only the flow identifies a visitor. */
export function describeMeasuredPlace(flow: string): Record<string, string> {
  const { pathname } = window.location;
  return {
    flow,
    page: PAGES.includes(pathname) ? pathname : 'other',
    build: `${build.version}+${build.commit}`,
    engine: findEngine(),
    screen: getScreenKind(),
    line: getConnectionSpeed(),
  };
}

const getFieldName = (element: unknown): string => {
  const given = element instanceof Element ? (element.getAttribute('name') ?? element.id) : '';
  const [name = ''] = given.split('.');
  return Object.hasOwn(FIELDS, name) ? name : 'none';
};

/**
 * Describes the focused field and the error: an invalid field, else the kind of the last call if it failed, else the
 * kind that the error page shows. A failed create call has no error page (section 8).
 * @param failed the error kind of the last call
 */
export function describeLastPlace(failed?: string): Record<string, string> {
  const marked = getFieldName(document.querySelector('[aria-invalid="true"]'));
  const isOnErrorPage = window.location.pathname === paths.error.path;
  const shown = isOnErrorPage ? errorStore.getState().errors.at(-1)?.error.kind : undefined;
  return {
    field: getFieldName(document.activeElement),
    error: marked === 'none' ? (failed ?? shown ?? 'none') : marked,
  };
}
