import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PhoneField } from '#src/fields/phone-field.tsx';
import { countriesAnswer } from '#tests/support/handlers.ts';
import { partsLoaded, renderForm } from '#tests/support/render-form.tsx';
import { measureCpuMs } from '#tests/support/cpu-time.ts';

vi.setConfig({ testTimeout: 30_000 });

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const button = () => screen.getByRole('button', { name: /^Phone country/ });
const placeCaret = (place: number, end = place) => box().setSelectionRange(place, end);
/** `|` marks the caret. */
const shown = () => {
  const { value, selectionStart } = box();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};

async function renderPhone(country = 'NZ') {
  const view = renderForm(<PhoneField name="phone" label="Phone" country={country} />);
  await partsLoaded();
  const value = () => view.form.getValues('phone') as string;
  return { ...view, value };
}

/** Its country changes without a press, as by an answer that comes late. */
function PhoneOfCountry() {
  const [country, setCountry] = useState('NZ');
  useEffect(() => {
    const move = () => setCountry('AU');
    window.addEventListener('move to Australia', move);
    return () => window.removeEventListener('move to Australia', move);
  }, []);
  return <PhoneField name="phone" label="Phone" country={country} />;
}

const paste = async (text: string, country = 'NZ') => {
  const view = await renderPhone(country);
  await view.user.click(box());
  await view.user.paste(text);
  return view;
};

beforeEach(() => {
  countriesAnswer();
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

describe('the caret', () => {
  it('stays beside the digit that was typed in the middle [J03]', async () => {
    const { user } = await renderPhone();
    await user.type(box(), '0215550123');
    placeCaret(2);
    await user.keyboard('9');
    expect(shown()).toBe('029| 155 50123');
    placeCaret(0);
    await user.keyboard('+');
    expect(shown()).toBe('+|02915550123');
  });

  it('deletes the digit before a space with Backspace [J03]', async () => {
    const { user } = await renderPhone();
    await user.type(box(), '0215550123');
    placeCaret(4);
    await user.keyboard('{Backspace}');
    expect(shown()).toBe('02|5550123');
    await user.keyboard('{Backspace}{Backspace}');
    expect(shown()).toBe('|5550123');
  });

  it('deletes the digit after a space with Delete', async () => {
    const { user } = await renderPhone();
    await user.type(box(), '0215550123');
    placeCaret(3);
    await user.keyboard('{Delete}');
    expect(box().value.replaceAll(' ', '')).toBe('021550123');
    expect(shown().slice(0, 4)).toBe('021|');
  });

  it('is not blocked by brackets that formatting restores', async () => {
    const { user } = await renderPhone('US');
    await user.type(box(), '213');
    expect(box()).toHaveValue('(213)');
    await user.keyboard('{Backspace}');
    expect(box()).toHaveValue('21');
  });
});

describe('undo', () => {
  it('restores replaced text, and redo removes it again [J04]', async () => {
    const { user, value } = await renderPhone();
    await user.type(box(), '0215550123');
    placeCaret(0, box().value.length);
    await user.keyboard('0');
    expect(box()).toHaveValue('0');
    await user.keyboard('{Control>}z{/Control}');
    expect(box()).toHaveValue('021 555 0123');
    expect(value()).toBe('+64215550123');
    await user.keyboard('{Control>}y{/Control}');
    expect(box()).toHaveValue('0');
  });

  it('leaves other keys to the browser', async () => {
    await renderPhone();
    const copy = createEvent.keyDown(box(), { key: 'c', ctrlKey: true });
    fireEvent(box(), copy);
    expect(copy.defaultPrevented).toBe(false);
  });
});

describe('a composition', () => {
  it('is not changed until it ends [J05]', async () => {
    const { value } = await renderPhone();
    box().focus();
    fireEvent.compositionStart(box());
    fireEvent.input(box(), { target: { value: '0215550123' }, isComposing: true });
    expect(box()).toHaveValue('0215550123');
    fireEvent.compositionEnd(box());
    expect(box()).toHaveValue('021 555 0123');
    expect(value()).toBe('+64215550123');
  });

  it('is left alone when the country changes under it [J05]', async () => {
    renderForm(<PhoneOfCountry />);
    await partsLoaded();
    box().focus();
    fireEvent.compositionStart(box());
    fireEvent.input(box(), { target: { value: '0412345678' }, isComposing: true });
    fireEvent(window, new Event('move to Australia'));
    expect(box()).toHaveValue('0412345678');
    fireEvent.compositionEnd(box());
    expect(box()).toHaveValue('0412 345 678');
    expect(button()).toHaveAccessibleName(/Australia/);
  });
});

describe('a whole number', () => {
  it.each([
    ['+61 412 345 678', '+61 412 345 678', '+61412345678', /Australia \+61/],
    ['0061412345678', '+61 412 345 678', '+61412345678', /Australia \+61/],
    ['64215550123', '021 555 0123', '+64215550123', /New Zealand/],
    ['+44 (0)20 7946 0018', '+44 20 7946 0018', '+442079460018', /United Kingdom/],
    ['٠٢١ ٥٥٥ ٠١٢٣', '021 555 0123', '+64215550123', /New Zealand/],
    ['＋６４２１５５５０１２３', '+64 21 555 0123', '+64215550123', /New Zealand/],
    ['\u202d021-555-0123\u202c', '021 555 0123', '+64215550123', /New Zealand/],
  ])('pasted as %j becomes one right number [S5.5a]', async (text, display, handedOn, country) => {
    const { value } = await paste(text);
    expect(box()).toHaveValue(display);
    expect(value()).toBe(handedOn);
    await waitFor(() => expect(button()).toHaveAccessibleName(country));
  });

  it('is accepted from the browser’s autofill, with its calling code or without the plus [J06]', async () => {
    const { value } = await renderPhone('AU');
    fireEvent.input(box(), { target: { value: '64215550123' } });
    expect(box()).toHaveValue('+64 21 555 0123');
    expect(value()).toBe('+64215550123');
    fireEvent.input(box(), { target: { value: '+61412345678' } });
    expect(value()).toBe('+61412345678');
    await waitFor(() => expect(button()).toHaveAccessibleName(/Australia/));
  });

  it('leaves its extension out, and says so [J01]', async () => {
    const { value } = await paste('+1 213 373 4253 ext. 123');
    expect(box()).toHaveValue('+1 213 373 4253');
    expect(value()).toBe('+12133734253');
    expect(box()).toHaveAccessibleDescription(/extension 123 is left out/);
  });

  it('of more than 15 digits keeps them all, unformatted [J10]', async () => {
    const { user, value } = await paste('+49 1512 345 678 901');
    await user.type(box(), '2345');
    expect(box().value.replaceAll(/\D/g, '')).toBe('4915123456789012345');
    expect(value().replaceAll(/\D/g, '')).toBe('4915123456789012345');
  });

  it('a hundred thousand characters long does not block the page [J11]', async () => {
    await renderPhone();
    const cpuMs = measureCpuMs(() => {
      fireEvent.input(box(), { target: { value: '1'.repeat(100_000) } });
    });
    expect(cpuMs).toBeLessThan(1000);
    expect(box().value.length).toBe(251);
  });
});

describe('a number that another script has filled in', () => {
  it('is read on blur, without a change event for React', async () => {
    const { user, value } = await renderPhone();
    await user.click(box());
    /* React keeps its own note of the value: an input event that does not differ from it is none (react/11488). */
    box().value = '021 555 0123';
    fireEvent.input(box());
    await user.tab();
    expect(value()).toBe('+64215550123');
    expect(box()).not.toHaveAccessibleDescription(/This field is required/);
  });
});
