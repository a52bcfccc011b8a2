import { build, env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { API_VERSION } from '#src/config/product.ts';
import { typedTexts } from '#src/contracts/typed-texts.ts';
import {
  BROWSER_TEXT_LENGTH,
  type Route,
  type Shape,
  type SupportBundle,
} from '#src/contracts/support-bundle.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { recentCalls } from '#src/kernel/api/call-log.ts';
import { clockSkew } from '#src/kernel/api/clock-skew.ts';
import { flowId, toRequestId } from '#src/kernel/api/flow.ts';
import { errorStore } from '#src/kernel/errors/error-store.ts';
import { readHistory } from '#src/kernel/session/history.ts';
import { readInitialData } from '#src/kernel/session/initial-data.ts';
import { readWizardProgress } from '#src/kernel/session/wizard-progress.ts';
import { localStore, sessionStore } from '#src/kernel/storage/guarded-storage.ts';
import { readDisplay } from './display.ts';

const ROUTES: readonly Route[] = Object.values(paths).map(({ path }) => path);

/** The path alone: what stands behind it may be anything, and so may a path that is none of ours. */
function toRoute(fullPath: string): Route {
  const [path = ''] = fullPath.split(/[?#]/, 1);
  return ROUTES.find((route) => route === path) ?? 'other';
}

/** Enough to make up data of the same shape: long names and names of other scripts break different things. */
const toShape = (text: string): Shape => ({
  length: text.length,
  ascii: !/[^\u0020-\u007e]/.test(text),
});

function progress(): Pick<SupportBundle, 'step' | 'isWaiting' | 'entered'> {
  const initialData = readInitialData();
  if (initialData === null) return { step: null, isWaiting: false, entered: null };
  const texts: Readonly<Record<string, unknown>> = initialData;
  const entered = typedTexts(WELCOME_FIELDS, (name) => toShape(String(texts[name])));
  return { ...readWizardProgress(), entered };
}

/** The browser's own zone, or nothing where it does not tell (its `Intl` is missing, fails, or knows none). */
function timeZone(): string {
  try {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
    return (zone ?? '').slice(0, BROWSER_TEXT_LENGTH);
  } catch {
    return '';
  }
}

function browser(): SupportBundle['browser'] {
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

const errors = (): SupportBundle['errors'] =>
  errorStore.getState().errors.map(({ error, at }) => ({
    kind: error.kind,
    status: error.status ?? null,
    at,
    reference: toRequestId(error.reference),
  }));

/** What the visitor may quote: the id of the call that failed, else the one of the whole flow. */
export function currentReference(): string {
  const failed = errorStore.getState().errors.at(-1)?.error.reference;
  return toRequestId(failed) ?? flowId();
}

/** Everything that "Copy details" copies and that goes along with a feedback: how this tab came to where it is, and nothing of what was entered. */
export function supportBundle(): SupportBundle {
  const { current, previous } = readHistory();
  return {
    bundle: 'huddle-signup',
    version: 1,
    at: new Date().toISOString(),
    reference: currentReference(),
    flow: flowId(),
    build: { version: build.version, commit: build.commit },
    environment: env.appEnv,
    apiVersion: API_VERSION,
    route: toRoute(current ?? window.location.pathname),
    previousRoute: previous === null ? null : toRoute(previous),
    ...progress(),
    calls: [...recentCalls()],
    errors: errors(),
    storage: {
      local: localStore.persistent,
      session: sessionStore.persistent,
      cookies: navigator.cookieEnabled,
    },
    clockSkewSeconds: clockSkew(),
    browser: browser(),
    display: readDisplay(),
  };
}

/** The same as the text that support gets. */
export const supportText = (): string => JSON.stringify(supportBundle(), null, 2);
