import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { createFieldContracts, createSentContracts } from '#src/contracts/field-contracts.ts';
import {
  type FieldName,
  type FormTable,
  listRequired,
  listFieldNames,
  getLabels,
} from '#src/contracts/form-field.ts';
import { makeTypedTexts } from '#src/contracts/typed-texts.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { WIZARD_FIELDS } from '#src/contracts/wizard-fields.ts';
import { getLabelsByPath, getPlacesByPath } from '#src/features/info/answers/server-errors.ts';
import { nestValues, listSentValues } from '#src/features/info/answers/sign-up-request.ts';
import { listSummaryItems } from '#src/features/info/answers/summary-items.ts';
import { listCompleted } from '#src/features/welcome/field-progress.ts';
import { pickFields } from '#src/kernel/session/welcome-draft.ts';
import { createDraftContracts } from '#src/kernel/session/wizard-draft.ts';
import { required, text } from '#src/kernel/validation/rules.ts';
import { Court } from '#src/ui/court.tsx';
import { buildInitialData } from '#tests/support/builders.ts';

/** Welcome with one more row. */
const WELCOME = {
  ...WELCOME_FIELDS,
  role: {
    label: 'Your role',
    kind: 'text',
    autoComplete: 'organization-title',
    sentAs: ['contact.role'],
  },
} as const satisfies FormTable;

/** The wizard with one more row, a choice. */
const WIZARD = {
  ...WIZARD_FIELDS,
  size: {
    step: 2,
    label: 'Members',
    kind: 'choice',
    options: ['few', 'many'],
    initial: '',
    sentAs: ['settings.size'],
  },
} as const;

/** Welcome with one more optional row. */
const WITH_OPTIONAL = {
  ...WELCOME_FIELDS,
  site: {
    label: 'Site (optional)',
    kind: 'website',
    optional: true,
    autoComplete: 'url',
    sentAs: ['site'],
  },
} as const satisfies FormTable;

const filled = { ...buildInitialData(), role: ' Treasurer ' };

/** How each person of the picture is placed; the last group is the ball. */
function people(count: number): string[] {
  const drawn = renderToStaticMarkup(<Court seated={Array.from({ length: count }, () => true)} />);
  const groups = [...drawn.matchAll(/<g transform="translate[^"]*"/g)].map(String);
  return groups.slice(0, -1);
}

describe('one more row in the table of Welcome', () => {
  it('is stored in the draft and restored', () => {
    expect(pickFields(WELCOME, filled)).toEqual(filled);
    expect(pickFields(WELCOME, { role: 7 })).toEqual({});
    expectTypeOf(pickFields(WELCOME, {}).role).toEqualTypeOf<string | undefined>();
  });

  it('has its label, in its place', () => {
    expect(listFieldNames(WELCOME).at(-1)).toBe('role');
    expect(getLabels(WELCOME).role).toBe('Your role');
  });

  it('belongs to the answers of Welcome, and the contract does not strip it', () => {
    const FirstStep = z.object(createFieldContracts(WELCOME));
    expect(FirstStep.parse(filled)).toEqual({ ...filled, role: 'Treasurer' });
    expect(FirstStep.safeParse({ ...filled, role: '' }).success).toBe(false);
    expectTypeOf<z.infer<typeof FirstStep>['role']>().toEqualTypeOf<string>();
  });

  it('is sent at the path of its row, and the contract of the request contains it', () => {
    const body = nestValues([...listSentValues(WELCOME, filled), ['contact.id', 'user-1']]);
    expect(body).toMatchObject({ contact: { id: 'user-1', role: 'Treasurer' } });
    const Contact = z.object(createSentContracts(WELCOME, 'contact.'));
    expect(Contact.parse(body['contact'])).toMatchObject({ role: 'Treasurer' });
    expectTypeOf<z.infer<typeof Contact>['role']>().toEqualTypeOf<string>();
    expectTypeOf<z.infer<typeof Contact>['username']>().toEqualTypeOf<string>();
  });

  it('is named when the platform rejects it', () => {
    expect(getLabelsByPath(WELCOME).get('contact.role')).toBe('Your role');
  });

  it('is in the summary and, as a length, in the support bundle', () => {
    const texts = listSummaryItems(WELCOME, filled, {
      lastName: 'afterSpace',
      name: 'leftOut',
      phone: 'leftOut',
    }).map((item) => item.text);
    expect(texts.at(0)).toBe('Aroha Ngata');
    expect(texts.at(-1)).toBe(' Treasurer ');
    expect(texts).not.toContain(filled.name);
    expect(texts).not.toContain(filled.phone);
    expect(makeTypedTexts(WELCOME, () => 1)).toHaveProperty('role', 1);
    expect(makeTypedTexts(WELCOME, () => 1)).not.toHaveProperty('hasAgreedToTerms');
  });

  it('does not compile without a rule', () => {
    const rules = { ...getLabels(WELCOME_FIELDS), role: text(required()) };
    expectTypeOf(rules).toExtend<Record<FieldName<typeof WELCOME>, unknown>>();
    // @ts-expect-error -- the rule of `role` is missing
    getLabels(WELCOME_FIELDS) satisfies Record<FieldName<typeof WELCOME>, unknown>;
    expect(rules).toHaveProperty('role');
  });

  it('gets its own person in the picture, inside the circle', () => {
    expect(people(8)).toHaveLength(8);
    const nine = people(9);
    expect(nine).toHaveLength(9);
    expect(new Set(nine).size).toBe(9);
    for (const place of nine) expect(place).toMatch(/scale\(0\.9\)"$/);
  });
});

describe('one more optional row in the table of Welcome', () => {
  const empty = { ...buildInitialData(), site: '' };
  const names = listFieldNames(WITH_OPTIONAL);

  it('may be missing in answers that a tab stored before', () => {
    const FirstStep = z.object(createFieldContracts(WITH_OPTIONAL));
    expect(FirstStep.parse(buildInitialData())).toEqual(empty);
  });

  it('has no person in the picture and no place in the summary while it is empty', () => {
    expect(listCompleted(names, empty, {})).not.toContain('site');
    expect(listCompleted(names, { ...empty, site: 'club.example' }, {})).toContain('site');
    expect(listCompleted(names, { ...empty, site: '?' }, { site: {} })).not.toContain('site');
    const shown = listSummaryItems(WITH_OPTIONAL, empty, {}).map((item) => item.name);
    expect(shown).not.toContain('site');
  });

  it('is not one of the required fields', () => {
    expect(listRequired(WITH_OPTIONAL)).toEqual(listRequired(WELCOME_FIELDS));
    expect(listRequired(WELCOME)).toEqual([...listRequired(WELCOME_FIELDS), 'role']);
  });
});

describe('one more row in the table of the wizard', () => {
  it('is stored with its initial value, and an invalid value is removed', () => {
    const Kept = createDraftContracts(WIZARD);
    expect(Kept.parse({})).toMatchObject({ size: '', timeFormat: 'h.mma' });
    expect(Kept.parse({ size: 'many' })).toMatchObject({ size: 'many' });
    expect(Kept.parse({ size: 'huge' })).toMatchObject({ size: '' });
    expectTypeOf<z.infer<typeof Kept>['size']>().toEqualTypeOf<'' | 'few' | 'many'>();
  });

  it('is sent, and a server error opens its step', () => {
    const body = nestValues(
      listSentValues(WIZARD, { ...createDraftContracts(WIZARD).parse({}), size: 'few' }),
    );
    expect(body).toMatchObject({ settings: { size: 'few', timeFormat: 'h.mma' } });
    const Settings = z.object(createSentContracts(WIZARD, 'settings.'));
    expect(Settings.parse(body['settings'])).toMatchObject({ size: 'few' });
    expect(Settings.safeParse({ ...Settings.parse(body['settings']), size: '' }).success).toBe(
      false,
    );
    expect(getPlacesByPath(WIZARD).get('settings.size')).toEqual({ name: 'size', step: 2 });
  });
});
