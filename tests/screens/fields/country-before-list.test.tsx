import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CountryField } from '#src/fields/country-field.tsx';
import { Form } from '#src/fields/form.tsx';
import { buildCountriesAnswer } from '#tests/support/builders.ts';
import {
  countryBox as box,
  countryForm,
  countryFormFields as fields,
  prepareCountryTests,
} from '#tests/support/country-form.tsx';
import { createGate } from '#tests/support/gate.ts';
import { countriesAnswer, heldBack, platformAnswers, errorReply } from '#tests/support/handlers.ts';
import { renderForm } from '#tests/support/render-form.tsx';

const press = () => screen.getByRole('button', { name: 'SEND' });

/** The list is held back until the gate opens. */
function lateList() {
  const gate = createGate();
  countriesAnswer();
  platformAnswers('countries', async () => {
    await gate.opened;
    return { body: buildCountriesAnswer() };
  });
  return gate;
}

function HydratedForm() {
  return (
    <Form form={useForm()} label="Test" labels={countryForm.labels} onValid={() => {}}>
      <CountryField name="country" label="Country" />
    </Form>
  );
}

prepareCountryTests();

describe('a country typed before the list has loaded [R23]', () => {
  it('stays on screen without an error on blur, and is chosen when the list has loaded', async () => {
    const gate = lateList();
    const { user, form } = renderForm(fields, countryForm);
    await user.type(box(), 'germany');
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    expect(box()).toHaveValue('germany');
    gate.open();
    await waitFor(() => expect(box()).toHaveValue('Germany'));
    expect(form.getValues('country')).toBe('DE');
    expect(box()).not.toBeInvalid();
  });

  it('makes a press of the button wait for the list, and is sent', async () => {
    const gate = lateList();
    const { user, sent } = renderForm(fields, countryForm);
    await user.type(box(), 'Germany');
    await user.click(press());
    await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true'));
    expect(box()).toHaveValue('Germany');
    expect(box()).not.toBeInvalid();
    gate.open();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ country: 'DE' });
  });

  it('that matches none is searched for when the press returns the focus to it', async () => {
    const gate = lateList();
    const { user, sent } = renderForm(fields, countryForm);
    await user.type(box(), 'germ');
    await user.click(press());
    gate.open();
    expect(await screen.findByRole('option', { name: 'Germany' })).toBeVisible();
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('germ');
    await user.keyboard('{Enter}');
    await user.click(press());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it('is kept when the list could not be loaded', async () => {
    countriesAnswer();
    const { answer, letGo } = heldBack(errorReply(400, 'No'));
    const calls = platformAnswers('countries', answer);
    const { user, sent } = renderForm(fields, countryForm);
    await user.type(box(), 'Germany');
    letGo();
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    await user.click(press());
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
    expect(sent).not.toHaveBeenCalled();
    countriesAnswer();
    await user.click(tryAgain);
    await waitFor(() => expect(box()).toHaveValue('Germany'));
  });

  it('before hydration stays on screen too', async () => {
    const gate = lateList();
    const page = <HydratedForm />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    (box() as HTMLInputElement).value = 'germany';
    const root = await act(async () => hydrateRoot(container, page));
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(box()).toHaveValue('germany');
    gate.open();
    await waitFor(() => expect(box()).toHaveValue('Germany'));
    act(() => root.unmount());
    container.remove();
  });
});

it('the whole name of a country is chosen on blur', async () => {
  countriesAnswer();
  const { user, form } = renderForm(fields, countryForm);
  await waitFor(() => expect(document.querySelector('select[name=country]')).not.toBeNull());
  await user.type(box(), 'germany');
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  expect(box()).toHaveValue('Germany');
  expect(form.getValues('country')).toBe('DE');
});
