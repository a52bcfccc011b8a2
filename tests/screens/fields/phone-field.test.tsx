import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CountryField } from '#src/fields/country-field.tsx';
import { PhoneField } from '#src/fields/phone-field.tsx';
import { phone } from '#src/kernel/validation/phone-rule.ts';
import { required, text } from '#src/kernel/validation/rules.ts';
import { countriesAnswer } from '#tests/support/handlers.ts';
import { partsLoaded, renderForm } from '#tests/support/render-form.tsx';

vi.setConfig({ testTimeout: 30_000 });

const labels = { country: 'Country', phone: 'Phone' };
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const button = () => screen.getByRole('button', { name: /^Phone country/ });
const status = () => screen.getByRole('status');
const named = (name: string) => waitFor(() => expect(button()).toHaveAccessibleName(name));

/** As on Welcome: any number passes. */
const anyNumber = z.object({ phone: text(required()) });
/** As on Info: only a valid one. */
const validNumber = z.object({ phone: text(required(), phone()) });

async function renderPhone(
  country: string | undefined,
  setting: Parameters<typeof renderForm>[1] = {},
) {
  const field = (
    <PhoneField
      name="phone"
      label="Phone"
      hint="Only used to help you"
      {...(country !== undefined && { country })}
    />
  );
  const view = renderForm(field, { schema: anyNumber, labels, ...setting });
  await partsLoaded();
  return view;
}

beforeEach(() => {
  countriesAnswer();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('a phone number', () => {
  it('has the attributes of a phone field [J09]', async () => {
    await renderPhone('NZ');
    for (const [name, value] of Object.entries({
      type: 'tel',
      inputmode: 'tel',
      autocomplete: 'tel',
      dir: 'ltr',
      maxlength: '250',
      enterkeyhint: 'go',
      id: 'phone',
      name: 'phone',
    })) {
      expect(box()).toHaveAttribute(name, value);
    }
    expect(box()).toBeRequired();
    expect(box()).toHaveAccessibleDescription('Only used to help you');
  });

  it('is formatted while typing, and returned in E.164', async () => {
    const { user, form } = await renderPhone('NZ');
    await user.type(box(), '0215550123');
    expect(box()).toHaveValue('021 555 0123');
    expect(form.getValues('phone')).toBe('+64215550123');
  });

  it('is announced as right once, and ticked [S5.5d]', async () => {
    const { user, container } = await renderPhone('NZ');
    const tick = () => container.querySelector('.text-success');
    await user.type(box(), '021555');
    expect(tick()).toBeNull();
    await user.type(box(), '0123');
    await waitFor(() => expect(status()).toHaveTextContent('Phone number looks right'));
    expect(tick()).not.toBeNull();
    status().textContent = '';
    await user.type(box(), '{Backspace}3');
    expect(status()).toBeEmptyDOMElement();
  });

  it('is not announced as right while the form or the platform rejects it', async () => {
    const { user, form, container } = await renderPhone('NZ', {
      defaultValues: { phone: '+64215550123' },
    });
    act(() => form.setError('phone', { message: 'Not a valid number' }));
    await user.click(box());
    await waitFor(() => expect(box()).toHaveAttribute('placeholder'));
    expect(box()).toHaveValue('021 555 0123');
    expect(box()).toHaveAccessibleDescription(/Not a valid number/);
    expect(container.querySelector('.text-success')).toBeNull();
    expect(status()).not.toHaveTextContent('Phone number looks right');

    await user.clear(box());
    await user.type(box(), '021 555 0124');
    expect(status()).toHaveTextContent('Phone number looks right');
  });

  it('is not announced as right when it was rejected before the phone library loaded', async () => {
    const { form } = renderForm(<PhoneField name="phone" label="Phone" country="NZ" />, {
      schema: anyNumber,
      labels,
      defaultValues: { phone: '+64215550123' },
    });
    act(() => form.setError('phone', { message: 'Not a valid number' }));
    act(() => box().focus());
    await partsLoaded();
    await waitFor(() => expect(box()).toHaveValue('021 555 0123'));
    expect(status()).not.toHaveTextContent('Phone number looks right');
  });

  it('shows an example of its country on focus', async () => {
    const { user } = await renderPhone('NZ');
    expect(box()).not.toHaveAttribute('placeholder');
    await user.click(box());
    await waitFor(() => expect(box()).toHaveAttribute('placeholder', '021 123 4567'));
  });

  it('from the page is in national format, because the button shows its country', async () => {
    const { form } = await renderPhone('AU', { defaultValues: { phone: '+64215550123' } });
    await waitFor(() => expect(box()).toHaveValue('021 555 0123'));
    await named('Phone country: New Zealand +64');
    expect(form.getValues('phone')).toBe('+64215550123');
    form.setValue('phone', '+61412345678');
    await waitFor(() => expect(box()).toHaveValue('0412 345 678'));
    await named('Phone country: Australia +61');
    expect(form.getValues('phone')).toBe('+61412345678');
    expect(status()).toBeEmptyDOMElement();
  });

  it('from the page without a national format stays international', async () => {
    const { form } = await renderPhone('NZ', { defaultValues: { phone: '+80012345678' } });
    await waitFor(() => expect(box()).toHaveValue('+800 1234 5678'));
    expect(form.getValues('phone')).toBe('+80012345678');
  });

  it('keeps text from before the library has loaded, and the form waits for it', async () => {
    const { sent } = renderForm(<PhoneField name="phone" label="Phone" country="NZ" />, {
      schema: anyNumber,
      labels,
    });
    fireEvent.input(box(), { target: { value: '021 555 0123' } });
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toEqual({ phone: '+64215550123' });
  });
});

describe('an impossible number', () => {
  it('shows an error on blur, but does not block by itself [J12, S5.5d]', async () => {
    const { user, sent } = await renderPhone('NZ');
    await user.type(box(), '021');
    expect(box()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(/^Only used to help you.*Not a valid number$/);
    expect(status()).toHaveTextContent('Phone: Not a valid number');
    status().textContent = '';
    await user.tab({ shift: true });
    await user.tab();
    expect(status(), 'said once').toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toEqual({ phone: '021' });
  });

  it.each(['', '021555012'])('is not %j, when there are no rules', async (typed) => {
    const { user } = await renderPhone('NZ', { schema: z.object({ phone: text() }) });
    await user.click(box());
    if (typed) await user.keyboard(typed);
    status().textContent = '';
    await user.tab();
    expect(box()).not.toHaveAttribute('aria-invalid');
    expect(status()).toBeEmptyDOMElement();
  });

  it('keeps its error until it is right or the next blur', async () => {
    const { user } = await renderPhone('NZ');
    await user.type(box(), '021');
    await user.tab();
    await user.type(box(), '5');
    expect(box()).toBeInvalid();
    await user.type(box(), '550123');
    expect(box()).not.toHaveAttribute('aria-invalid');
  });

  it('is one of an excluded country', async () => {
    const { user } = await renderPhone('NZ');
    await user.type(box(), '+79123456789');
    await user.tab();
    expect(box()).toHaveAccessibleDescription(/Not a valid number/);
    expect(button()).toHaveAccessibleName('Phone country: International, +7');
  });

  it.each(['+', '++6421555', '0215550123 0215550124'])('is %s', async (typed) => {
    const { user } = await renderPhone('NZ');
    await user.type(box(), typed);
    await user.tab();
    expect(box()).toHaveAccessibleDescription(/Not a valid number/);
  });
});

describe('when the rules require a valid number', () => {
  it.each([
    ['', /This field is required/],
    ['0211234', /Not a valid number/],
    ['021', /Not a valid number/],
  ])('%j is rejected', async (typed, message) => {
    const { user, sent } = await renderPhone('NZ', { schema: validNumber });
    if (typed) await user.type(box(), typed);
    await user.click(screen.getByRole('button', { name: 'SEND' }));
    await waitFor(() => expect(box()).toHaveAccessibleDescription(message));
    expect(box()).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('a valid one is accepted', async () => {
    const { user, sent } = await renderPhone('NZ', { schema: validNumber });
    await user.type(box(), '0215550123{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });
});

describe('the country of a number', () => {
  it('is picked from a list of names and calling codes', async () => {
    const { user, form } = await renderPhone('NZ');
    await named('Phone country: New Zealand +64');
    expect(button()).toHaveTextContent(/^\+64$/);
    await user.type(box(), '0412345678');
    await user.click(button());
    const list = await screen.findByRole('listbox', { name: 'Phone country: New Zealand +64' });
    expect(within(list).getAllByRole('option')[0]).toHaveAccessibleName('Australia +61');
    await user.click(within(list).getByRole('option', { name: 'Australia +61' }));
    await named('Phone country: Australia +61');
    expect(box()).toHaveValue('0412 345 678');
    expect(form.getValues('phone')).toBe('+61412345678');
  });

  it('corrects a number when it is picked, and does not reject an empty one', async () => {
    const { user } = await renderPhone('NZ', { schema: validNumber });
    await named('Phone country: New Zealand +64');
    const pick = async (name: string) => {
      await user.click(button());
      await user.click(await screen.findByRole('option', { name }));
    };
    await pick('United Kingdom +44');
    await pick('New Zealand +64');
    expect(box()).not.toHaveAttribute('aria-invalid');
    await user.type(box(), '0412345678');
    await user.tab();
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/Not a valid number/));
    await pick('Australia +61');
    await waitFor(() => expect(box()).not.toHaveAttribute('aria-invalid'));
  });

  it('follows the country of the form until the number or the visitor sets another [I07]', async () => {
    const { user, form } = renderForm(
      <>
        <CountryField name="country" label="Country" />
        <PhoneField name="phone" label="Phone" countryName="country" />
      </>,
      { labels },
    );
    await named('Phone country');
    form.setValue('country', 'NZ');
    await named('Phone country: New Zealand +64');
    await user.type(box(), '0412345678');
    form.setValue('country', 'AU');
    await named('Phone country: Australia +61');
    expect(box()).toHaveValue('0412 345 678');
    expect(form.getValues('phone')).toBe('+61412345678');

    await user.clear(box());
    await user.type(box(), '+44');
    await named('Phone country: United Kingdom +44');
    form.setValue('country', 'NZ');
    await user.clear(box());
    await user.type(box(), '020');
    await named('Phone country: New Zealand +64');
  });

  it.each([
    ['US', '4169671111', '(416) 967-1111', 'Phone country: Canada +1'],
    ['CA', '+12133734253', '+1 213 373 4253', 'Phone country: United States +1'],
    ['US', '+1416', '+1 416', 'Phone country: United States +1'],
  ])('of a shared code is found by the digits: %s, %s [J14]', async (start, typed, shown, name) => {
    const { user } = await renderPhone(start);
    await user.type(box(), typed);
    expect(box()).toHaveValue(shown);
    await named(name);
  });
});
