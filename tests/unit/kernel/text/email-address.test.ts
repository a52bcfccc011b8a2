import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toAsciiDomain,
  toComparableEmail,
  emailToSend,
  isSameEmail,
} from '#src/kernel/text/email-address.ts';
import { runs } from '#tests/support/fuzz.ts';
import { anyText } from './texts.ts';

describe('an e-mail address as it is sent', () => {
  it.each([
    ['R06', 'max@straße.example', 'max@xn--strae-oqa.example'],
    ['R06', 'info@müller.example', 'info@xn--mller-kva.example'],
    ['decomposed', 'info@mu\u0308ller.example', 'info@xn--mller-kva.example'],
    ['in ASCII already', 'info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
    ['local part as typed', 'Päivi.Ñ@例子.广告', 'Päivi.Ñ@xn--fsqu00a.xn--4rr70v'],
    ['capitals', 'Aroha@KauriBay.EXAMPLE', 'Aroha@kauribay.example'],
    ['full width', 'a@ｋａｕｒｉ．example', 'a@kauri.example'],
    ['edges', '\u200b a@müller.example\u3164 ', 'a@xn--mller-kva.example'],
    ['two signs', 'a@b@müller.example', 'a@b@xn--mller-kva.example'],
    ['right to left', 'דוד@דוגמה.example', 'דוד@xn--6dbbec0c.example'],
  ])('%s: %s becomes %s', (_, typed, sent) => {
    expect(emailToSend(typed)).toBe(sent);
    expect(emailToSend(sent)).toBe(sent);
  });

  it.each([
    '',
    'aroha',
    '@müller.example',
    'a@',
    'a@b/c',
    'a@127.1',
    'a@xn--a.example',
    'a@a%62.nz',
  ])('leaves %j unchanged, because it has no domain', (typed) =>
    expect(emailToSend(typed)).toBe(typed),
  );
});

describe('the ASCII form of a domain', () => {
  it.each([
    ['kauri.example', 'kauri.example'],
    ['ÄÖ.example', 'xn--4ca0b.example'],
    ['', null],
    ['a b.example', null],
    ['a.example:80', null],
    ['a.example/b', null],
    ['a.example?b', null],
    ['a.example#b', null],
    ['a\\b.example', null],
    ['a@b.example', null],
    ['a%41.example', null],
    ['[::1]', null],
    ['1.2.3.4', null],
    ['0x7f.1', null],
    ['2130706433', null],
    ['a.1', null],
    ['xn--a.example', null],
    ['\u200d.example', null],
  ])('of %j is %j', (domain, ascii) => {
    expect(toAsciiDomain(domain)).toBe(ascii);
  });
});

describe('two addresses', () => {
  it.each([
    ['info@müller.example', 'INFO@xn--mller-kva.example'],
    ['info@müller.example', 'info@MU\u0308LLER.example'],
    ['päivi@a.example', 'PA\u0308IVI@A.example'],
    ['no address', ' NO  address'],
  ])('%s and %s are the same', (one, other) => {
    expect(isSameEmail(one, other)).toBe(true);
    expect(isSameEmail(other, one)).toBe(true);
  });

  it.each([
    ['max@straße.example', 'max@strasse.example'],
    ['max@gmaıl.example', 'max@gmail.example'],
    ['a@b.example', 'b@b.example'],
    ['', ''],
    ['\u200b', ' '],
  ])('%j and %j are not', (one, other) => {
    expect(isSameEmail(one, other)).toBe(false);
    expect(isSameEmail(other, one)).toBe(false);
  });
});

it('the conversion never throws for any text, and gives the same result the second time', () => {
  const address = fc
    .tuple(anyText, fc.constantFrom('@', ''), anyText)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(address, address, (one, other) => {
      const sent = emailToSend(one);
      expect(emailToSend(sent)).toBe(sent);
      expect(toComparableEmail(sent)).toBe(toComparableEmail(one));
      expect(isSameEmail(one, other)).toBe(isSameEmail(other, one));
    }),
    { numRuns: runs(500) },
  );
});
