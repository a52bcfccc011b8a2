import { describe, expect, it } from 'vitest';
import {
  DATE_FORMATS,
  ORGANISATION_TYPES,
  PHONE_FORMATS,
  TIME_FORMATS,
} from '#src/contracts/choices.ts';

describe('the choices of the wizard', () => {
  it('are the six types of an organisation, by their labels [S2.20c]', () => {
    expect(ORGANISATION_TYPES).toEqual([
      'Racket Sport',
      'Sports Club',
      'Social/Society',
      'Charity',
      'School',
      'Business',
    ]);
  });

  it('are nine date formats, of which the first is the default [S3.10]', () => {
    expect(DATE_FORMATS).toEqual([
      'd MMM yyyy',
      'MMM d, yyyy',
      'dd/MM/yyyy',
      'MM/dd/yyyy',
      'yyyy/MM/dd',
      'dd-MM-yyyy',
      'MM-dd-yyyy',
      'yyyy-MM-dd',
      'dd.MM.yyyy',
    ]);
  });

  it('are two formats of the time and two of phone numbers, by their values in the request [S2.21b]', () => {
    expect(TIME_FORMATS).toEqual(['HH.mm', 'h.mma']);
    expect(PHONE_FORMATS).toEqual(['international', 'default']);
  });
});
