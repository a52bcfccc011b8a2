import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WelcomePage } from '#src/features/welcome/welcome-page.tsx';
import { saveWelcomeDraft } from '#src/kernel/session/welcome-draft.ts';
import { buildInitialData } from '#tests/support/builders.ts';
import { countriesAnswer, heldBack, platformAnswers } from '#tests/support/handlers.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { field, openFilledWelcome, openWelcome, terms } from '#tests/support/welcome.tsx';

const seats = () => document.querySelectorAll('svg [stroke-dasharray]');
const taken = () => 8 - seats().length;

test('each field that is completed seats one more person, one that is spoilt frees the seat', async () => {
  const { user } = openWelcome();
  await waitFor(() => expect(seats()).toHaveLength(8));
  await user.type(field('First name'), 'Aroha');
  expect(taken()).toBe(0);
  await user.tab();
  await waitFor(() => expect(taken()).toBe(1));
  await user.type(field('Email'), 'aroha@kauribay');
  await user.tab();
  await waitFor(() => expect(field('Email')).toHaveAttribute('aria-invalid', 'true'));
  expect(taken()).toBe(1);
  await user.type(field('Email'), '.example');
  await user.tab();
  await waitFor(() => expect(taken()).toBe(2));
  await user.click(terms());
  await waitFor(() => expect(taken()).toBe(3));
  await user.clear(field('First name'));
  await user.tab();
  await waitFor(() => expect(taken()).toBe(2));
});

test('a country that is preselected takes its seat', async () => {
  openWelcome('NZ');
  await waitFor(() => expect(taken()).toBe(1));
});

test('the eighth person joins, and all stand, when the sign-up is accepted', async () => {
  const { answer, letGo } = heldBack({ body: { id: 'check-1' } });
  platformAnswers('checkExists', answer);
  const { signUp, router } = await openFilledWelcome();
  const crowds: number[] = [];
  const standing: boolean[] = [];
  await waitFor(() => expect(taken()).toBe(7));
  const observer = new MutationObserver(() => {
    crowds.push(taken());
    standing.push(document.querySelectorAll('svg g[transform="scale(1.1)"]').length === 8);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  await signUp();
  letGo();
  await waitFor(() => expect(router.state.location.pathname).toBe('/info'));
  observer.disconnect();
  expect(crowds).toContain(8);
  expect(standing).toContain(true);
});

test('what comes after SIGN UP is asked for once, when the form is nearly complete', async () => {
  const onSignUpLikely = vi.fn<() => void>();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { firstName, lastName, name } = buildInitialData();
  saveWelcomeDraft({ firstName, lastName, name });
  countriesAnswer('NZ');
  const page = <WelcomePage onSignUpLikely={onSignUpLikely} />;
  const { user } = renderApp({ '/welcome': page }, '/welcome');
  await waitFor(() => expect(taken()).toBe(4));
  expect(onSignUpLikely).not.toHaveBeenCalled();
  await user.type(field('Email'), 'aroha@kauribay.example');
  await user.tab();
  await waitFor(() => expect(onSignUpLikely).toHaveBeenCalledOnce());
  await user.click(terms());
  await waitFor(() => expect(taken()).toBe(6));
  expect(onSignUpLikely).toHaveBeenCalledOnce();
});
