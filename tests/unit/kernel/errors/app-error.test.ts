import { describe, expect, it } from 'vitest';
import {
  AppError,
  ClientError,
  type ErrorKind,
  NetworkError,
  errorClasses,
  isHandled,
} from '#src/kernel/errors/app-error.ts';

/** The table of section 8: kind, name, default status. */
const KINDS: [ErrorKind, string, number | undefined][] = [
  ['base', 'BaseError', undefined],
  ['client', 'ClientError', 400],
  ['notAuthenticated', 'NotAuthenticatedError', 401],
  ['notAuthorized', 'NotAuthorizedError', 403],
  ['notFound', 'NotFoundError', 404],
  ['exists', 'ExistsError', 409],
  ['validation', 'ValidationError', 422],
  ['server', 'ServerError', 500],
  ['serviceUnavailable', 'ServiceUnavailableError', 503],
  ['timeout', 'TimeoutError', 504],
  ['network', 'NetworkError', -1],
  ['response', 'ResponseError', undefined],
  ['noProfile', 'NoProfileError', undefined],
  ['pendingProfile', 'PendingProfileError', undefined],
  ['noOrganisationFound', 'NoOrganisationFoundError', undefined],
];

describe('the error kinds', () => {
  it('are exactly those of the catalogue [S8.1]', () => {
    expect(Object.keys(errorClasses)).toEqual(KINDS.map(([kind]) => kind));
  });

  it.each(KINDS)('%s is called %s and has the status %s [S8.1]', (kind, name, status) => {
    const error = new errorClasses[kind]('What happened');
    expect(error).toBeInstanceOf(AppError);
    expect(error).toBeInstanceOf(Error);
    expect(error.kind).toBe(kind);
    expect(error.name).toBe(name);
    expect(error.status).toBe(status);
    expect(error.message).toBe('What happened');
    expect(String(error)).toBe(`${name}: What happened`);
  });
});

describe('an error', () => {
  it('contains the given status, data, cause and reference [S8.20]', () => {
    const cause = new Error('below');
    const data = { some: 'data' };
    const error = new ClientError('No', { status: 418, data, cause, reference: 'id-1' });
    expect(error.status).toBe(418);
    expect(error.data).toBe(data);
    expect(error.cause).toBe(cause);
    expect(error.reference).toBe('id-1');
  });

  it('contains nothing else', () => {
    const error = new AppError('No');
    expect(error.data).toBeUndefined();
    expect(error.cause).toBeUndefined();
    expect(error.reference).toBeUndefined();
    expect(error.handled).toBe(false);
  });
});

describe('isHandled', () => {
  it('is true only for an error of the site that is marked as handled', () => {
    const error = new NetworkError('Down');
    expect(isHandled(error)).toBe(false);
    error.handled = true;
    expect(isHandled(error)).toBe(true);
    expect(isHandled({ handled: true })).toBe(false);
    expect(isHandled(null)).toBe(false);
  });
});
