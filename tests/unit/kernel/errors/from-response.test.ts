import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError, type ErrorKind } from '#src/kernel/errors/app-error.ts';
import { createResponseError } from '#src/kernel/errors/from-response.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';

/** The mapping of section 8, written a second time and in other words. */
function expectedKind(status: number): ErrorKind {
  switch (status) {
    case 401:
      return 'notAuthenticated';
    case 403:
      return 'notAuthorized';
    case 404:
      return 'notFound';
    case 409:
      return 'exists';
    case 422:
      return 'validation';
    case 503:
      return 'serviceUnavailable';
    case 408:
    case 504:
      return 'timeout';
    default: {
      const hundreds = Math.floor(status / 100);
      if (hundreds === 4) return 'client';
      return hundreds === 5 ? 'server' : 'base';
    }
  }
}

const getMessage = (body: unknown, status = 400) => createResponseError({ status, body }).message;

const getKind = (message: unknown, status = 403) =>
  createResponseError({ status, body: { message } }).kind;

describe('the status mapping', () => {
  it('holds for every status from 400 to 599 [E11, S8.21]', () => {
    for (let status = 400; status <= 599; status += 1) {
      const error = createResponseError({ status, body: { message: 'No' } });
      expect([status, error.kind]).toEqual([status, expectedKind(status)]);
      expect(error.status).toBe(status);
    }
  });

  it.each([0, 200, 204, 302, 304, 399, 600, 999, -1])(
    'maps %i to a generic error [S8.21]',
    (status) => {
      expect(createResponseError({ status, body: null }).kind).toBe('base');
    },
  );

  it('maps a 403 to a missing profile by its exact message only [D08, S6.4]', () => {
    expect(getKind('Missing profile')).toBe('noProfile');
    expect(getKind(' Missing profile\n')).toBe('noProfile');
    expect(getKind('missing profile')).toBe('notAuthorized');
    expect(getKind('Missing profile of the organisation')).toBe('notAuthorized');
    expect(getKind({ text: 'Missing profile' })).toBe('notAuthorized');
    expect(getKind('Missing profile', 400)).toBe('client');
    expect(createResponseError({ status: 403, body: undefined }).kind).toBe('notAuthorized');
  });

  it('keeps the status and the message of a missing profile', () => {
    const error = createResponseError({ status: 403, body: { message: 'Missing profile' } });
    expect(error.status).toBe(403);
    expect(error.message).toBe('Missing profile');
  });
});

describe('the error body', () => {
  it('provides only the message and the data', () => {
    const data = { org: { name: 'Club' } };
    const body = { message: 'It exists', data, stack: 'secret' };
    const error = createResponseError({ status: 409, body, reference: 'id-9' });
    expect(error.message).toBe('It exists');
    expect(error.data).toBe(data);
    expect(error.reference).toBe('id-9');
    expect(error).not.toHaveProperty('stack', 'secret');
  });

  it.each([
    ['a page of a proxy', '<html><body>Bad gateway</body></html>'],
    ['cut JSON', '{"message": "It ex'],
    ['nothing', ''],
    ['null', null],
    ['a list', ['message']],
    ['a number', 7],
    ['no message', {}],
    ['a message that is an object', { message: { text: 'No' } }],
    ['a message that is a number', { message: 7 }],
    ['a blank message', { message: '  \n' }],
  ])('has the sentence of the kind for %s', (_, body) => {
    expect(getMessage(body, 502)).toBe(errorMessages.server);
    expect(getMessage(body, 404)).toBe(errorMessages.notFound);
  });

  it('keeps markup in a message as text [E10]', () => {
    expect(getMessage({ message: '<b>No</b>' })).toBe('<b>No</b>');
  });

  it('cuts a message at 300 characters [E10]', () => {
    expect(getMessage({ message: 'x'.repeat(300) })).toBe('x'.repeat(300));
    expect(getMessage({ message: 'x'.repeat(10_000) })).toBe('x'.repeat(300));
    expect(getMessage({ message: ` ${'x'.repeat(300)}` })).toBe('x'.repeat(300));
  });

  it('does not cut a character in half', () => {
    expect(getMessage({ message: `${'x'.repeat(299)}😀` })).toBe('x'.repeat(299));
    expect(getMessage({ message: `${'x'.repeat(298)}😀` })).toBe(`${'x'.repeat(298)}😀`);
  });

  it('never makes the mapping throw, for any body', () => {
    const body = fc.oneof(
      fc.anything(),
      fc.record({ message: fc.anything(), data: fc.anything() }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 999 }), body, (status, hostile) => {
        const error = createResponseError({ status, body: hostile });
        expect(error).toBeInstanceOf(AppError);
        expect(error.message).not.toBe('');
        expect(error.message.length).toBeLessThanOrEqual(300);
      }),
    );
  });
});
