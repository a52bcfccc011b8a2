import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FormTable } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { getStepFields } from '#src/contracts/wizard-fields.ts';
import { openWelcome } from '#tests/support/welcome.tsx';
import { renderInfo, stepIsShown } from '#tests/support/render-info.tsx';

/** What browsers fill in, and which keyboard a phone shows (conventions, rows 2 and 3). */
type Tokens = readonly [id: string, autocomplete: string, inputmode: string, enterkeyhint: string];

const readAttributes = ([id]: Tokens) => {
  const input = document.getElementById(id);
  const read = (name: string) => input?.getAttribute(name) ?? '';
  return [id, read('autocomplete'), read('inputmode'), read('enterkeyhint')];
};

const WELCOME: readonly Tokens[] = [
  ['firstName', 'given-name', '', 'next'],
  ['lastName', 'family-name', '', 'next'],
  ['name', 'organization', '', 'next'],
  ['email', 'email', 'email', 'next'],
  ['country', 'off', '', 'next'],
  ['phone', 'tel', 'tel', 'go'],
];

const STEP_1: readonly Tokens[] = [
  ['phone', 'tel', 'tel', 'next'],
  ['email', 'email', 'email', 'next'],
  ['website', 'url', 'url', 'go'],
];

/** The fields that a browser can fill in. */
const listFillable = (table: FormTable) =>
  Object.entries(table)
    .filter(([, { kind }]) => !['checkbox', 'choice', 'flag', 'switches'].includes(kind))
    .map(([name]) => name);

describe('the attributes of the fields', () => {
  test.each([
    ['Welcome', WELCOME_FIELDS, WELCOME],
    ['the first step', getStepFields(1), STEP_1],
  ])('are stated here for each field of %s', (_, table, tokens) => {
    expect(tokens.map(([id]) => id)).toEqual(listFillable(table));
  });

  test('are right on Welcome, where a hidden select receives the country of autofill', async () => {
    openWelcome();
    await screen.findByRole('form', { name: 'Start your free trial' });
    expect(WELCOME.map(readAttributes)).toEqual(WELCOME);
    await waitFor(() =>
      expect(document.querySelector('select[name=country]')).toHaveAttribute(
        'autocomplete',
        'country',
      ),
    );
  });

  test('are right in the first step of the wizard', async () => {
    renderInfo();
    await stepIsShown('Organisation details');
    expect(STEP_1.map(readAttributes)).toEqual(STEP_1);
  });
});
