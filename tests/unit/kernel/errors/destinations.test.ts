import { expect, it } from 'vitest';
import { type ErrorKind, errorClasses } from '#src/kernel/errors/app-error.ts';
import { errorDestination } from '#src/kernel/errors/destinations.ts';

const kinds = Object.keys(errorClasses) as ErrorKind[];

it.each(kinds)('an error of the kind %s is shown on the error page [S8.22c]', (kind) => {
  expect(errorDestination(new errorClasses[kind]('No'))).toBe('/err');
});
