import { configure, render, screen } from '@testing-library/react';
import { Fragment, type ReactElement, StrictMode } from 'react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { InitialData } from '#src/contracts/sign-up.ts';
import { InfoPage } from '#src/features/info/info-page.tsx';
import { setSignedIn, setSignedOut } from '#src/kernel/auth/auth-store.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { saveInitialData } from '#src/kernel/session/initial-data.ts';
import { type WizardPatch, saveWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { openWizard } from '#src/features/info/wizard/open-wizard.ts';
import { buildInitialData, buildUser } from './builders.ts';
import { countriesAnswer } from './handlers.ts';

/* A whole wizard in jsdom takes its time on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });

/** Where the new organisation's app is, as the platform says once it is ready. */
export const APP_URL = 'https://kauribay.huddleclub.example/';

type Start = {
  initialData?: Partial<InitialData>;
  /** What an earlier visit has left. */
  draft?: WizardPatch;
  /** The state of the history entry that the page is opened on, as after a reload. */
  historyState?: unknown;
  /** React mounts everything twice, as it does while one develops. */
  strict?: boolean;
};

/**
 * Opens the wizard for a signed-in owner who has filled in Welcome, on the history of the browser.
 * @returns a user who types and clicks, and where the browser was sent at the end
 */
export function renderInfo(start: Start = {}) {
  const { initialData = {}, draft, historyState = null, strict = false } = start;
  const data = buildInitialData(initialData);
  saveInitialData(data);
  if (draft) {
    openWizard(data);
    saveWizardDraft(draft);
  }
  setSignedIn(buildUser());
  countriesAnswer();
  const leaveFor = vi.fn<(appUrl: string) => void>();
  window.history.replaceState(historyState, '', '/info');
  const page = openInfo(<InfoPage leaveFor={leaveFor} />, strict);
  return { user: userEvent.setup(), leaveFor, ...page };
}

function openInfo(page: ReactElement, strict: boolean) {
  const router = createBrowserRouter([
    { path: '/info', element: <main>{page}</main> },
    { path: '/welcome', element: <h1>Welcome</h1> },
    { path: '*', element: null },
  ]);
  const Around = strict ? StrictMode : Fragment;
  const view = render(
    <Around>
      <p id="form-status" role="status" />
      <RouterProvider router={router} />
    </Around>,
  );
  onTestFinished(() => {
    router.dispose();
    setSignedOut();
    ports.onUnauthenticated(() => {});
  });
  return { router, ...view };
}

/** Waits until the step with this heading is shown. */
export const stepIsShown = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The answers that open every step. */
export const ANSWERED = { answers: { type: 'Racket Sport' } } as const satisfies WizardPatch;

/** The draft of a visitor who has reached the last step. */
export const ON_LAST_STEP = { ...ANSWERED, step: 3 } as const satisfies WizardPatch;

/** The owner on the last step, who presses GET STARTED. */
export async function pressGetStarted(start: Start = {}) {
  const page = renderInfo({ draft: ON_LAST_STEP, ...start });
  await page.user.click(await screen.findByRole('button', { name: 'GET STARTED' }));
  return page;
}

/** Waits until the loader is shown. */
export const loaderIsShown = () => stepIsShown('Creating your account');
