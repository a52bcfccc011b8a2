import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clearInitialData } from '#src/kernel/session/initial-data.ts';
import { readWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { ANSWERED, ON_LAST_STEP, renderInfo, stepIsShown } from '#tests/support/render-info.tsx';

const press = (name: string) => screen.getByRole('button', { name });
const progress = () => within(screen.getByRole('navigation', { name: 'Progress' }));
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the steps of the wizard', () => {
  it('show the next step at once, with the focus on its heading [K10]', async () => {
    const { user } = renderInfo({ draft: { ...ANSWERED, step: 2 } });
    await stepIsShown('Formats');
    await user.click(press('NEXT'));
    await stepIsShown('Final setup');
    expect(heading()).toHaveFocus();
    expect(window.location.pathname).toBe('/info');
    expect(window.history.state).toMatchObject({ step: 3 });
  });

  it('do not move the focus when the page is opened', async () => {
    renderInfo();
    await stepIsShown('Organisation details');
    expect(document.body).toHaveFocus();
  });

  it('show the current step in the list and in the ring [S2.24]', async () => {
    renderInfo({ draft: { ...ANSWERED, step: 2 } });
    await stepIsShown('Formats');
    const steps = progress().getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps[0]).toHaveTextContent('Organisation details completed');
    expect(steps[1]).not.toHaveTextContent('completed');
    expect(screen.getByRole('img', { name: 'Step 2 of 3' })).toHaveTextContent('2 / 3');
    expect(screen.getByText('Next: Final setup')).toBeInTheDocument();
  });

  it('announce no next step on the last one [S2.24]', async () => {
    renderInfo({ draft: ON_LAST_STEP });
    await stepIsShown('Final setup');
    expect(screen.getByRole('img', { name: 'Step 3 of 3' })).toBeInTheDocument();
    expect(screen.queryByText(/^Next:/)).toBeNull();
  });

  it('go back one by one with PREVIOUS [S2.23, S4.2c]', async () => {
    const { user } = renderInfo({ draft: ON_LAST_STEP });
    await stepIsShown('Final setup');
    await user.click(press('PREVIOUS'));
    await stepIsShown('Formats');
    await user.click(press('PREVIOUS'));
    await stepIsShown('Organisation details');
    expect(heading()).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Racket Sport' })).toBeChecked();
  });

  it("go back one by one with the browser's Back, and from the first to Welcome", async () => {
    renderInfo({ draft: ON_LAST_STEP });
    await stepIsShown('Final setup');
    window.history.back();
    await stepIsShown('Formats');
    window.history.back();
    await stepIsShown('Organisation details');
    window.history.back();
    expect(await stepIsShown('Welcome')).toBeVisible();
  });

  it('go forward again with the browser’s Forward', async () => {
    const { user } = renderInfo({ draft: ON_LAST_STEP });
    await stepIsShown('Final setup');
    await user.click(press('PREVIOUS'));
    await stepIsShown('Formats');
    window.history.forward();
    expect(await stepIsShown('Final setup')).toHaveFocus();
  });

  it('stay the same after a reload', async () => {
    renderInfo({ draft: { ...ANSWERED, step: 1 }, historyState: { step: 3 } });
    await stepIsShown('Final setup');
    expect(readWizardDraft().step).toBe(3);
  });

  it('open with the step that was reached before a sign-in', async () => {
    renderInfo({ draft: ON_LAST_STEP });
    expect(await stepIsShown('Final setup')).toBeVisible();
  });

  it.each([{ step: 3 }, { step: 7 }, 'junk', { step: '2' }])(
    'open the first one when the answers do not open a later one, for any history: %j',
    async (historyState) => {
      renderInfo({ historyState });
      await stepIsShown('Organisation details');
      await waitFor(() => expect(window.history.state).toMatchObject({ step: 1 }));
    },
  );

  it('are not shown to a visitor without answers of Welcome, who is sent to Welcome', async () => {
    const { router, unmount } = renderInfo();
    unmount();
    router.dispose();
    clearInitialData();
    const { renderApp } = await import('#tests/support/render-app.tsx');
    const { InfoPage } = await import('#src/features/info/info-page.tsx');
    const app = renderApp({ '/info': <InfoPage />, '/welcome': <h1>Welcome</h1> }, '/info');
    await stepIsShown('Welcome');
    expect(app.router.state.historyAction).toBe('REPLACE');
  });
});
