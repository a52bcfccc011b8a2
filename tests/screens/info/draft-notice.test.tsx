import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveWelcomeDraft } from '#src/kernel/session/welcome-draft.ts';
import { ON_LAST_STEP, renderInfo } from '#tests/support/render-info.tsx';

describe('the notice on stored answers', () => {
  it('is shown on the wizard, and clears nothing without a confirmation', async () => {
    const { user } = renderInfo({ draft: ON_LAST_STEP });
    expect(await screen.findByText('Saved in this tab')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear my details' }));
    expect(screen.getByText('Clear everything you have entered?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear everything' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByText('Saved in this tab')).toBeVisible();
    expect(sessionStorage.getItem('initialData')).not.toBeNull();
  });

  it('clears all entered values and opens an empty Welcome', async () => {
    const { user, router } = renderInfo({ draft: ON_LAST_STEP });
    saveWelcomeDraft({ firstName: 'Aroha' });
    await user.click(await screen.findByRole('button', { name: 'Clear my details' }));
    await user.click(screen.getByRole('button', { name: 'Clear everything' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/welcome'));
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(document.getElementById('form-status')).toHaveTextContent('Your details are cleared');
  });
});
