import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  countryBox as box,
  countryForm,
  countryFormFields as fields,
  prepareCountryTests,
} from '#tests/support/country-form.tsx';
import { createGate } from '#tests/support/gate.ts';
import { countriesAnswer, platformAnswers } from '#tests/support/handlers.ts';
import { buildCountriesAnswer } from '#tests/support/builders.ts';
import { partsLoaded, renderForm } from '#tests/support/render-form.tsx';

const render = (defaultValues?: { country: string }) =>
  renderForm(fields, { ...countryForm, ...(defaultValues && { defaultValues }) });

const list = () => screen.findByRole('listbox', { name: 'Countries' });
const options = async () =>
  within(await list())
    .getAllByRole('option')
    .map((option) => option.textContent);
const native = () =>
  document.querySelector<HTMLSelectElement>('select[name=country]') as HTMLSelectElement;
/** The list and the search are there. */
async function ready() {
  await partsLoaded();
  await waitFor(() => expect(native().options.length).toBeGreaterThan(1));
}

prepareCountryTests();

function expectClosedBox() {
  expect(box()).toHaveAttribute('placeholder', 'Choose country');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toBeRequired();
  expect(box()).toHaveAttribute('id', 'country');
  expect(screen.getByRole('button', { name: 'Countries' })).toHaveAttribute('tabindex', '-1');
}

describe('the choice of a country', () => {
  it('has its name, its placeholder and a button for the mouse, before and after it is opened [S5.3]', async () => {
    countriesAnswer();
    const { user } = render();
    expectClosedBox();
    await ready();
    await user.click(box());
    expect(await list()).toBeVisible();
    await user.keyboard('{Escape}');
    expectClosedBox();
  });

  it('lists the preferred countries, then the others by name, and no excluded one [I03]', async () => {
    countriesAnswer();
    const { user } = render();
    await ready();
    await user.click(box());
    expect(await options()).toEqual([
      'Australia',
      'New Zealand',
      'United Kingdom',
      'United States',
      'Albania',
      'Canada',
      'Germany',
    ]);
  });

  it('selects a country by search and Enter, and returns its code', async () => {
    countriesAnswer();
    const { user, sent } = render();
    await ready();
    await user.click(box());
    await list();
    await user.keyboard('germny');
    expect(await options()).toEqual(['Germany']);
    expect(screen.getByRole('status')).toHaveTextContent(/^1 country$/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box()).toHaveValue('Germany'));
    await user.click(screen.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ country: 'DE' });
  });

  it('finds countries by other names, and says when there is none', async () => {
    countriesAnswer();
    const { user } = render();
    await ready();
    await user.click(box());
    await user.keyboard('uk');
    await waitFor(async () => expect((await options())[0]).toBe('United Kingdom'));
    await user.clear(box());
    await user.keyboard('united');
    expect(await options()).toEqual(['United Kingdom', 'United States']);
    expect(screen.getByRole('status')).toHaveTextContent(/^2 countries$/);
    await user.clear(box());
    await user.keyboard('zzzz');
    expect(
      await screen.findByText('No countries found', { selector: '[role=listbox] *' }),
    ).toBeVisible();
  });

  it('shows an error when it is empty on blur, and none as soon as a country is picked [S5.3]', async () => {
    countriesAnswer();
    const { user } = render();
    await ready();
    await user.click(box());
    await user.tab();
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/This field is required/));
    expect(box()).toBeInvalid();
    await user.click(box());
    await user.click(await screen.findByRole('option', { name: 'Canada' }));
    await waitFor(() => expect(box()).not.toHaveAttribute('aria-invalid'));
  });

  it('gets the focus when it is the first invalid field', async () => {
    countriesAnswer();
    const { user } = render();
    await ready();
    await user.click(screen.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('shows the country of the form', async () => {
    countriesAnswer();
    render({ country: 'NZ' });
    await waitFor(() => expect(box()).toHaveValue('New Zealand'));
    await waitFor(() => expect(native()).toHaveValue('NZ'));
  });
});

describe('autofill', () => {
  it('finds a native select that no visitor can reach, and uses its choice', async () => {
    countriesAnswer();
    const { form } = render();
    await ready();
    expect(native()).toHaveAttribute('autocomplete', 'country');
    expect(native()).toHaveAttribute('aria-hidden', 'true');
    expect(native()).toHaveAttribute('tabindex', '-1');
    expect(native()).toBeVisible();
    fireEvent.change(native(), { target: { value: 'AU' } });
    await waitFor(() => expect(box()).toHaveValue('Australia'));
    expect(form.getValues('country')).toBe('AU');
  });
});

describe('while the list is loading', () => {
  it('accepts focus and letters, and shows the matches as soon as it can', async () => {
    const gate = createGate();
    countriesAnswer();
    platformAnswers('countries', async () => {
      await gate.opened;
      return { body: buildCountriesAnswer() };
    });
    const { user } = render();
    await user.click(box());
    await user.keyboard('germ');
    expect(await options()).toEqual(['Loading countries']);
    gate.open();
    await waitFor(async () => expect(await options()).toEqual(['Germany']));
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('germ');
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('Germany');
  });
});
