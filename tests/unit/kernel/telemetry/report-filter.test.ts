import { describe, expect, it } from 'vitest';
import {
  AppError,
  ClientError,
  ExistsError,
  NetworkError,
  NoOrganisationFoundError,
  NoProfileError,
  NotAuthenticatedError,
  NotAuthorizedError,
  NotFoundError,
  PendingProfileError,
  ResponseError,
  ServerError,
  ServiceUnavailableError,
  TimeoutError,
  ValidationError,
} from '#src/kernel/errors/app-error.ts';
import { isReportable } from '#src/kernel/telemetry/report-filter.ts';

describe('an error of the site', () => {
  it.each([NetworkError, ClientError, ServerError, NotAuthorizedError, NotAuthenticatedError])(
    'is not reported when it is a %o [M09, S8.30a]',
    (ErrorOfKind) => {
      expect(isReportable(new ErrorOfKind('Anything'))).toBe(false);
    },
  );

  it.each([
    AppError,
    ExistsError,
    NoOrganisationFoundError,
    NoProfileError,
    NotFoundError,
    PendingProfileError,
    ResponseError,
    ServiceUnavailableError,
    TimeoutError,
    ValidationError,
  ])('is reported when it is a %o [M09]', (ErrorOfKind) => {
    expect(isReportable(new ErrorOfKind('Anything'))).toBe(true);
  });

  it('is not reported for its message either', () => {
    expect(isReportable(new AppError('Card declined'))).toBe(false);
  });
});

describe('the message of an error', () => {
  it.each([
    'Card declined',
    'Your card was declined.',
    'The card has been declined',
    'This card is declined',
    'Card expired',
    'Your card has expired.',
    'The card is expired',
    'Card details not entered',
    'Card details were not entered.',
    'Card details have not been entered',
    'The card details are not entered',
    'Card security code incorrect',
    "Your card's security code is incorrect.",
    'Your card’s security code was incorrect',
    'Your card does not support this type of purchase.',
    'Your account cannot currently make live charges.',
    'Network Error',
    'network error',
    'NetworkError when attempting to fetch resource.',
    'failed to connect to API',
    'Failed to fetch',
    'Load failed',
    ' Load failed\n',
    'Not authorised',
    'User not authorized to do this',
    'not-authorized',
    'Not authenticated',
    'not-authenticated',
  ])('excludes it from the reports: %s [S8.30c]', (message) => {
    expect(isReportable(new Error(message))).toBe(false);
    expect(isReportable(message)).toBe(false);
    expect(isReportable({ message: message.toUpperCase() })).toBe(false);
  });

  it.each([
    '',
    'Undeclined',
    'discard declined',
    'The card was',
    'scorecard expired',
    'expired card',
    'card details',
    'Cannot read properties of undefined',
    'The network error page is missing',
    'We failed to connect to API',
    'failed to connect to APIs',
    'Failed to fetch dynamically imported module: /assets/info.js',
    'The load failed',
    'authorized',
    'notauthorized',
    'unauthenticated',
    'cannot authenticate',
    'security code incorrect',
    'does not support this type of purchase',
    'make live charges',
  ])('does not exclude it: %s', (message) => {
    expect(isReportable(new TypeError(message))).toBe(true);
  });

  it.each([undefined, null, 0, {}, { message: 7 }, [], Symbol('x')])(
    'may be missing, and then it is reported (%o)',
    (thrown) => {
      expect(isReportable(thrown)).toBe(true);
    },
  );
});
