import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Footer } from '#src/app/layout/footer.tsx';
import { build } from '#src/config/env.ts';
import { feedbackStore } from '#src/kernel/telemetry/feedback-store.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['report'];
  feedbackStore.setState(feedbackStore.getInitialState(), true);
});

it('a page that was built in an earlier year shows the year of today once it is hydrated [RS3]', async () => {
  const year = build.year + 1;
  vi.useFakeTimers({ now: new Date(year, 0, 1, 12), toFake: ['Date'] });
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  const recovered = vi.fn<(error: unknown) => void>();
  document.body.innerHTML = renderToString(<Footer />);
  expect(document.body).toHaveTextContent(`© ${build.year} `);

  const root = await act(async () =>
    hydrateRoot(document.body, <Footer />, { onRecoverableError: recovered }),
  );
  expect(document.body).toHaveTextContent(`© ${year} `);
  expect(document.body).not.toHaveTextContent(`© ${build.year} `);
  expect(recovered).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it.each([
  ['opens', 'waiting', true],
  ['does not open', undefined, false],
])(
  'a hydrated footer %s the report when the press before was %s [R25]',
  async (_, noted, isOpen) => {
    document.body.innerHTML = renderToString(<Footer />);
    if (noted) document.documentElement.dataset['report'] = noted;
    const root = await act(async () => hydrateRoot(document.body, <Footer />));
    expect(feedbackStore.getState().isOpen).toBe(isOpen);
    expect(document.documentElement.dataset['report']).toBe('heard');
    act(() => root.unmount());
  },
);
