import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listFieldNames } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { WelcomePage } from '#src/features/welcome/welcome-page.tsx';
import { saveWelcomeDraft } from '#src/kernel/session/welcome-draft.ts';
import { buildInitialData } from '#tests/support/builders.ts';
import { countriesAnswer, heldBack, platformAnswers } from '#tests/support/handlers.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { field, openFilledWelcome, openWelcome, terms } from '#tests/support/welcome.tsx';

const seats = () => document.querySelectorAll('svg [stroke-dasharray]');
const FIELDS = listFieldNames(WELCOME_FIELDS).length;
/** One person for each field, and one for the accepted sign-up. */
const PEOPLE = FIELDS + 1;
const taken = () => PEOPLE - seats().length;

test('each completed field adds a person, and an invalid field removes it', async () => {
  const { user } = openWelcome();
  await waitFor(() => expect(seats()).toHaveLength(PEOPLE));
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

test('a preselected country adds its person', async () => {
  openWelcome('NZ');
  await waitFor(() => expect(taken()).toBe(1));
});

test('an accepted sign-up adds the eighth person, and all of them stand up', async () => {
  const { answer, letGo } = heldBack({ body: { id: 'check-1' } });
  platformAnswers('checkExists', answer);
  const { signUp, router } = await openFilledWelcome();
  const crowds: number[] = [];
  const standing: boolean[] = [];
  await waitFor(() => expect(taken()).toBe(FIELDS));
  const observer = new MutationObserver(() => {
    crowds.push(taken());
    standing.push(document.querySelectorAll('svg g[transform="scale(1.1)"]').length === PEOPLE);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  await signUp();
  letGo();
  await waitFor(() => expect(router.state.location.pathname).toBe('/info'));
  observer.disconnect();
  expect(crowds).toContain(PEOPLE);
  expect(standing).toContain(true);
});

test('the code after SIGN UP is preloaded once, when the form is nearly complete', async () => {
  const onSignUpLikely = vi.fn<() => void>();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  saveWelcomeDraft({ ...buildInitialData(), email: '', phone: '', hasAgreedToTerms: false });
  countriesAnswer('NZ');
  const page = <WelcomePage onSignUpLikely={onSignUpLikely} />;
  const { user } = renderApp({ '/welcome': page }, '/welcome');
  await waitFor(() => expect(taken()).toBe(FIELDS - 3));
  expect(onSignUpLikely).not.toHaveBeenCalled();
  await user.type(field('Email'), 'aroha@kauribay.example');
  await user.tab();
  await waitFor(() => expect(onSignUpLikely).toHaveBeenCalledOnce());
  await user.click(terms());
  await waitFor(() => expect(taken()).toBe(FIELDS - 1));
  expect(onSignUpLikely).toHaveBeenCalledOnce();
});
