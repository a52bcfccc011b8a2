import { build } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import type { WelcomeField } from '#src/contracts/welcome-fields.ts';
import type { WizardField } from '#src/contracts/wizard-fields.ts';
import { errorStore } from '#src/kernel/errors/error-store.ts';

const PAGES: readonly string[] = Object.values(paths).map(({ path }) => path);

/** The site's own fields, each of both tables: an extension may put others into the page. */
const FIELDS: Readonly<Record<WelcomeField | WizardField, true>> = {
  firstName: true,
  lastName: true,
  name: true,
  email: true,
  country: true,
  phone: true,
  hasAgreedToTerms: true,
  website: true,
  type: true,
  timeFormat: true,
  phoneFormat: true,
  dateFormat: true,
  interests: true,
  useDemoData: true,
};

/** The engine, coarsely: on iOS every browser is a WebKit. */
function engine(): string {
  const { userAgent } = navigator;
  if (/iPhone|iPad/.test(userAgent)) return 'webkit';
  if (userAgent.includes('Firefox/')) return 'firefox';
  return userAgent.includes('Chrome/') ? 'chromium' : 'webkit';
}

/** The widths at which the layout changes. */
function screenKind(): string {
  if (window.innerWidth < 768) return 'phone';
  return window.innerWidth < 1280 ? 'tablet' : 'desktop';
}

/** Chromium alone says how good the line is (Network Information API). */
function line(): string {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return connection?.effectiveType ?? 'unknown';
}

/** Where a figure was measured: nothing of it is typed, and nothing tells one visitor from another but the flow. */
export function measuredPlace(flow: string): Record<string, string> {
  const { pathname } = window.location;
  return {
    flow,
    page: PAGES.includes(pathname) ? pathname : 'other',
    build: `${build.version}+${build.commit}`,
    engine: engine(),
    screen: screenKind(),
    line: line(),
  };
}

const getFieldName = (element: unknown): string => {
  const given = element instanceof Element ? (element.getAttribute('name') ?? element.id) : '';
  const [name = ''] = given.split('.');
  return Object.hasOwn(FIELDS, name) ? name : 'none';
};

/** The field that somebody is in, and what is wrong there: a field that is marked, else the kind of the last error. */
export function lastPlace(): Record<string, string> {
  const marked = getFieldName(document.querySelector('[aria-invalid="true"]'));
  const kind = errorStore.getState().errors.at(-1)?.error.kind ?? 'none';
  return { field: getFieldName(document.activeElement), error: marked === 'none' ? kind : marked };
}
