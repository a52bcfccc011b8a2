import { screen, waitFor } from '@testing-library/react';
import type * as JsxRuntime from 'react/jsx-dev-runtime';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listFieldNames } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { loadPhoneLibrary } from '#src/kernel/phone/phone-library.ts';
import { fieldsRenderedBy } from '#tests/support/profiled-fields.ts';
import { ANSWERED, renderInfo, stepIsShown } from '#tests/support/render-info.tsx';
import { openWelcome } from '#tests/support/welcome.tsx';

/* React's Profiler around each field of the real pages: only what JSX is compiled to can put it there. */
vi.mock('react/jsx-dev-runtime', async (original) => {
  const { withProfiledFields } = await import('#tests/support/profiled-fields.ts');
  return withProfiledFields(await original<typeof JsxRuntime>());
});

const TWENTY_LETTERS = 'thequickbrownfoxjump';
const TWENTY_DIGITS = '021 555 0123 0215550';

const text = (name: string) => screen.getByRole('textbox', { name });

/** What follows a key after it was painted has come by then too. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

/* What comes late renders the fields that wait for it. */
beforeEach(async () => {
  await Promise.all([loadPhoneLibrary(), import('#src/kernel/countries/country-search.ts')]);
});

const WELCOME = listFieldNames(WELCOME_FIELDS);

/** Welcome when all that comes late has come. */
async function openQuietWelcome() {
  let user: ReturnType<typeof openWelcome>['user'] | undefined;
  const made = await fieldsRenderedBy(async () => {
    ({ user } = openWelcome('NZ'));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('New Zealand'));
    await settled();
  });
  expect(made).toEqual(WELCOME);
  return user as NonNullable<typeof user>;
}

describe('twenty characters typed on Welcome', () => {
  test.each([
    ['First name', 'firstName'],
    ['Last name', 'lastName'],
    ['Organisation name', 'name'],
    ['Email', 'email'],
  ])('into "%s" render no other field', async (label, name) => {
    const user = await openQuietWelcome();
    await user.click(text(label));
    const fields = await fieldsRenderedBy(async () => {
      await user.keyboard(TWENTY_LETTERS);
      await settled();
    });
    expect(text(label)).toHaveValue(TWENTY_LETTERS);
    expect(fields.filter((field) => field !== name)).toEqual([]);
  });

  test('into "Phone" render it, and no other field', async () => {
    const user = await openQuietWelcome();
    await user.click(text('Phone'));
    await settled();
    const fields = await fieldsRenderedBy(async () => {
      await user.keyboard(TWENTY_DIGITS);
      await settled();
    });
    expect(fields).toEqual(['phone']);
  });

  test('into "Country" render it, and no other field', async () => {
    const user = await openQuietWelcome();
    await user.clear(screen.getByRole('combobox'));
    await settled();
    const fields = await fieldsRenderedBy(async () => {
      await user.keyboard(TWENTY_LETTERS);
      await settled();
    });
    expect(fields).toEqual(['country']);
  });
});

describe('in the wizard', () => {
  test.each([
    ['Phone', 'phone', TWENTY_DIGITS],
    ['Organisation email', 'email', TWENTY_LETTERS],
    ['Website (optional)', 'website', TWENTY_LETTERS],
  ])('twenty characters typed into "%s" render no other field', async (label, name, typed) => {
    const { user } = renderInfo();
    await stepIsShown('Organisation details');
    await user.clear(text(label));
    await settled();
    const fields = await fieldsRenderedBy(async () => {
      await user.keyboard(typed);
      await settled();
    });
    expect(fields.filter((field) => field !== name)).toEqual([]);
  });

  test('a choice on step 2 renders no other field', async () => {
    const { user } = renderInfo({ draft: { ...ANSWERED, step: 2 } });
    await stepIsShown('Formats');
    await settled();
    const fields = await fieldsRenderedBy(async () => {
      await user.click(screen.getByRole('radio', { name: '24 hours' }));
      await settled();
    });
    expect(fields).toEqual(['timeFormat']);
  });

  test('a switch on step 3 renders no other field', async () => {
    const { user } = renderInfo({ draft: { ...ANSWERED, step: 3 } });
    await stepIsShown('Final setup');
    await settled();
    const fields = await fieldsRenderedBy(async () => {
      await user.click(screen.getByRole('switch', { name: 'Bookings' }));
      await settled();
    });
    expect(fields.filter((field) => field !== 'interests.bookings')).toEqual([]);
  });
});
