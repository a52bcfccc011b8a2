import { build, env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { API_VERSION } from '#src/config/product.ts';
import { makeTypedTexts } from '#src/contracts/typed-texts.ts';
import {
  BROWSER_TEXT_LENGTH,
  type Route,
  type Shape,
  type SupportBundle,
} from '#src/contracts/support-bundle.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { listRecentCalls } from '#src/kernel/api/call-log.ts';
import { getClockSkew } from '#src/kernel/api/clock-skew.ts';
import { getFlowId, toRequestId } from '#src/kernel/api/flow.ts';
import { errorStore } from '#src/kernel/errors/error-store.ts';
import { readHistory } from '#src/kernel/session/history.ts';
import { readInitialData } from '#src/kernel/session/initial-data.ts';
import { readWizardProgress } from '#src/kernel/session/wizard-progress.ts';
import { localStore, sessionStore } from '#src/kernel/storage/guarded-storage.ts';
import { readDisplay } from './display.ts';

const ROUTES: readonly Route[] = Object.values(paths).map(({ path }) => path);

/** Only a known path of the site. A query, a hash or an unknown path may contain anything. */
function toRoute(fullPath: string): Route {
  const [path = ''] = fullPath.split(/[?#]/, 1);
  return ROUTES.find((route) => route === path) ?? 'other';
}

/** The shape of a text, to create similar test data. Long names and names in other scripts cause different problems. */
const toShape = (text: string): Shape => ({
  length: text.length,
  ascii: !/[^\u0020-\u007e]/.test(text),
});

function describeProgress(): Pick<SupportBundle, 'step' | 'isWaiting' | 'entered'> {
  const initialData = readInitialData();
  if (initialData === null) return { step: null, isWaiting: false, entered: null };
  const texts: Readonly<Record<string, unknown>> = initialData;
  const entered = makeTypedTexts(WELCOME_FIELDS, (name) => toShape(String(texts[name])));
  return { ...readWizardProgress(), entered };
}

/**
 * Reads the browser's time zone. It is empty when the browser does not know it (its `Intl` is missing, fails, or has
 * none).
 */
function timeZone(): string {
  try {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
    return (zone ?? '').slice(0, BROWSER_TEXT_LENGTH);
  } catch {
    return '';
  }
}

function describeBrowser(): SupportBundle['browser'] {
  const { userAgent, language, onLine } = navigator;
  return {
    userAgent: userAgent.slice(0, BROWSER_TEXT_LENGTH),
    language: language.slice(0, BROWSER_TEXT_LENGTH),
    timeZone: timeZone(),
    width: window.innerWidth,
    height: window.innerHeight,
    online: onLine,
  };
}

const listErrors = (): SupportBundle['errors'] =>
  errorStore.getState().errors.map(({ error, at }) => ({
    kind: error.kind,
    status: error.status ?? null,
    at,
    reference: toRequestId(error.reference),
  }));

/** Gets the reference for the visitor to quote: the id of the failed call, else the id of the flow. */
export function getCurrentReference(): string {
  const failed = errorStore.getState().errors.at(-1)?.error.reference;
  return toRequestId(failed) ?? getFlowId();
}

/**
 * Creates the bundle for "Copy details" and for a feedback: how this tab came to this page, without anything that was
 * entered.
 */
export function createSupportBundle(): SupportBundle {
  const { current, previous } = readHistory();
  return {
    bundle: 'huddle-signup',
    version: 1,
    at: new Date().toISOString(),
    reference: getCurrentReference(),
    flow: getFlowId(),
    build: { version: build.version, commit: build.commit },
    environment: env.appEnv,
    apiVersion: API_VERSION,
    route: toRoute(current ?? window.location.pathname),
    previousRoute: previous === null ? null : toRoute(previous),
    ...describeProgress(),
    calls: [...listRecentCalls()],
    errors: listErrors(),
    storage: {
      local: localStore.persistent,
      session: sessionStore.persistent,
      cookies: navigator.cookieEnabled,
    },
    clockSkewSeconds: getClockSkew(),
    browser: describeBrowser(),
    display: readDisplay(),
  };
}

/** Creates the bundle as text for support. */
export const formatSupportText = (): string => JSON.stringify(createSupportBundle(), null, 2);
