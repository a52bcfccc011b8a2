import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkOrganisation } from '#src/features/welcome/check-organisation.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { clearErrors, errorStore } from '#src/kernel/errors/error-store.ts';
import { handleError } from '#src/kernel/errors/handler-chain.ts';
import { buildExistingOrganisation, buildInitialData } from '#tests/support/builders.ts';
import { noConnection, platformAnswers, errorReply } from '#tests/support/handlers.ts';

const hasNoChange = () => false;
const hasChanged = () => true;

const entered = buildInitialData();
const shown = () => errorStore.getState().errors.map(({ error }) => error.kind);

beforeEach(() => {
  clearErrors();
  ports.onCentralError(handleError);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('an organisation that does not exist is free', async () => {
  platformAnswers('checkExists', { body: { id: 'check-1' } });
  expect(await checkOrganisation(entered, hasNoChange)).toEqual({ kind: 'free' });
});

test('an outcome that is not about the present values is none, but a refusal is', async () => {
  platformAnswers('checkExists', { body: { id: 'check-1' } });
  expect(await checkOrganisation(entered, hasChanged)).toEqual({ kind: 'changed' });
  platformAnswers('checkExists', errorReply(409, 'Yes', buildExistingOrganisation({})));
  expect(await checkOrganisation(entered, hasChanged)).toEqual({ kind: 'changed' });
  platformAnswers('checkExists', errorReply(429, 'Slow down'));
  expect(await checkOrganisation(entered, hasChanged)).toEqual({ kind: 'tooMany' });
});

const conflictWith = (existing: Parameters<typeof buildExistingOrganisation>[0]) => {
  platformAnswers('checkExists', errorReply(409, 'Yes', buildExistingOrganisation(existing)));
  return checkOrganisation(entered, hasNoChange);
};

describe('an organisation that exists', () => {
  test('has its name and the address to sign in', async () => {
    expect(await conflictWith({ name: 'Kauri Bay Tennis', email: '' })).toEqual({
      kind: 'exists',
      conflict: {
        organisation: 'Kauri Bay Tennis',
        isExact: false,
        appUrl: 'https://kauribay.huddleclub.example/',
      },
    });
  });

  test('matches exactly by its e-mail alone', async () => {
    const outcome = await conflictWith({ name: 'Other', email: entered.email.toUpperCase() });
    expect(outcome).toMatchObject({ conflict: { isExact: true } });
  });

  test('has no address when the given one is not safe', async () => {
    const outcome = await conflictWith({ appUrl: 'javascript:alert(1)' });
    expect(outcome).toMatchObject({ conflict: { appUrl: null } });
  });
});

test('invalid values are returned by field, with the message of the answer', async () => {
  platformAnswers('checkExists', errorReply(422, 'Not so', { fields: { email: 'No' } }));
  expect(await checkOrganisation(entered, hasNoChange)).toEqual({
    kind: 'invalid',
    fields: { email: 'No' },
    message: 'Not so',
  });
});

test('too many requests do not open the error page', async () => {
  platformAnswers('checkExists', errorReply(429, 'Slow down'));
  expect(await checkOrganisation(entered, hasNoChange)).toEqual({ kind: 'tooMany' });
  expect(shown()).toEqual([]);
});

test.each([
  ['network', noConnection],
  ['server', errorReply(500, 'Broken')],
  ['notAuthorized', errorReply(403, 'No')],
  ['client', errorReply(418, 'Teapot')],
  ['response', errorReply(409, 'Yes, but no data')],
])('an error of kind %s is shown once, on the error page', async (kind, answer) => {
  platformAnswers('checkExists', answer);
  expect(await checkOrganisation(entered, hasNoChange)).toEqual({ kind: 'handled' });
  expect(shown()).toEqual([kind]);
});
