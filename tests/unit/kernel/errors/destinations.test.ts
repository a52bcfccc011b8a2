import { expect, it } from 'vitest';
import { type ErrorKind, errorClasses } from '#src/kernel/errors/app-error.ts';
import { getErrorDestination } from '#src/kernel/errors/destinations.ts';

const kinds = Object.keys(errorClasses) as ErrorKind[];

it.each(kinds)('an error of the kind %s is shown on the error page [S8.22c]', (kind) => {
  expect(getErrorDestination(new errorClasses[kind]('No'))).toBe('/err');
});
