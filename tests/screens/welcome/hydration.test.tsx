import { act, render, screen, waitFor } from '@testing-library/react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { listFieldNames } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { WelcomePage } from '#src/features/welcome/welcome-page.tsx';
import { saveWelcomeDraft } from '#src/kernel/session/welcome-draft.ts';
import { countriesAnswer } from '#tests/support/handlers.ts';
import { field } from '#tests/support/welcome.tsx';

const page = (
  <MemoryRouter initialEntries={['/welcome']}>
    <WelcomePage />
  </MemoryRouter>
);

let root: Root | undefined;

/** The page as the build writes it: with what comes late, which a first rendering has loaded. */
async function written(): Promise<string> {
  countriesAnswer();
  const { unmount } = render(page);
  await screen.findByRole('list', { name: 'Benefits' });
  unmount();
  return renderToString(page);
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

test('the prerendered page has every control, and renders without a browser', async () => {
  document.body.innerHTML = await written();
  for (const name of ['First name', 'Last name', 'Organisation name', 'Email', 'Phone'])
    expect(field(name)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Country' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'SIGN UP' })).toHaveAttribute('type', 'submit');
});

test('text from before hydration stays and is sent, with any stored values', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const html = await written();
  saveWelcomeDraft({ firstName: 'Old', lastName: 'Ngata' });
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const firstName = field('First name') as HTMLInputElement;
  firstName.value = 'Typed early';
  firstName.focus();

  /* One for each field but the two names, and one for the accepted sign-up. */
  const emptySeats = listFieldNames(WELCOME_FIELDS).length - 2 + 1;
  root = await act(async () => hydrateRoot(container, page));
  await waitFor(() => expect(field('Last name')).toHaveValue('Ngata'));
  expect(field('First name')).toBe(firstName);
  expect(firstName).toHaveValue('Typed early');
  expect(firstName).toHaveFocus();
  await waitFor(() => expect(sessionStorage.getItem('hc.welcome')).toContain('Typed early'));
  await waitFor(() =>
    expect(document.querySelectorAll('[stroke-dasharray]')).toHaveLength(emptySeats),
  );
});
