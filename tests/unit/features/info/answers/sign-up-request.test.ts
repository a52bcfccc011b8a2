import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SignUpRequest } from '#src/contracts/creation.ts';
import { buildSignUpRequest, websiteToSend } from '#src/features/info/answers/sign-up-request.ts';
import { WizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { buildInitialData, buildUser } from '#tests/support/builders.ts';

const answers = {
  ...WizardDraft.parse({}).answers,
  phone: '+6434771234',
  email: 'office@kauribay.example',
  website: '  kauribay.example ',
  type: 'Racket Sport' as const,
  interests: { membership: true, payments: false, events: true, bookings: true, resources: false },
};

describe('buildSignUpRequest', () => {
  it('is the body of section 7, field for field [G15, S7.12a]', () => {
    const request = buildSignUpRequest(buildInitialData(), answers, buildUser());
    expect(request).toEqual({
      type: 'Racket Sport',
      email: 'office@kauribay.example',
      countryCode: 'NZ',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      phone: '+6434771234',
      website: 'kauribay.example',
      interests: {
        membership: true,
        payments: false,
        events: true,
        bookings: true,
        resources: false,
      },
      settings: { dateFormat: 'd MMM yyyy', timeFormat: 'h.mma', phoneFormat: 'default' },
      useDemoData: true,
      name: 'Kauri Bay Tennis Club',
      contact: {
        id: 'user-1',
        firstName: 'Aroha',
        lastName: 'Ngata',
        email: 'aroha@kauribay.example',
        username: 'aroha@kauribay.example',
        phone: '+64215550123',
        hasAgreedToTerms: true,
      },
    });
  });

  it('sends each e-mail address with its domain in ASCII, and names without invisible edges [R06]', () => {
    const initialData = buildInitialData({
      firstName: ' \u200bZoë',
      lastName: 'Ngata\u3164',
      name: '\u2060Kauri  Bay ',
      email: 'max@straße.example',
    });
    const request = buildSignUpRequest(
      initialData,
      { ...answers, email: 'info@müller.example ' },
      buildUser(),
    );
    expect(request).toMatchObject({
      name: 'Kauri  Bay',
      email: 'info@xn--mller-kva.example',
      contact: {
        firstName: 'Zoë',
        lastName: 'Ngata',
        email: 'max@xn--strae-oqa.example',
        username: 'max@xn--strae-oqa.example',
      },
    });
  });

  it('fits the contract and has no undefined in it', () => {
    const request = buildSignUpRequest(
      buildInitialData(),
      { ...answers, website: ' ' },
      buildUser(),
    );
    expect(SignUpRequest.parse(request)).toEqual(request);
    expect(request.website).toBe('');
    expect(JSON.parse(JSON.stringify(request))).toEqual(request);
  });
});

describe('websiteToSend', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    [' club.nz ', 'club.nz'],
    ['https://club.nz/a?b#c', 'https://club.nz/a?b#c'],
    ['HTTP://club.nz', 'HTTP://club.nz'],
    ['club.nz:8080/here', 'club.nz:8080/here'],
    ['we have none yet: sorry', 'we have none yet: sorry'],
  ])('converts "%s" to "%s"', (typed, sent) => {
    expect(websiteToSend(typed)).toBe(sent);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,hello',
    'mailto:a@b.example',
    'vbscript:x',
  ])('removes a text that is no web address: %j', (typed) => {
    expect(websiteToSend(typed)).toBe('');
  });

  it('never keeps a text that a browser would read as another kind of address [K12]', () => {
    const hidden = fc.constantFrom(
      'javascript:',
      'JAVASCRIPT:',
      'data:',
      'file:',
      'blob:',
      'vbscript:',
    );
    const noise = fc.stringMatching(/^[\t\n\r ]{0,3}$/);
    fc.assert(
      fc.property(noise, hidden, fc.string(), fc.nat(12), (before, scheme, rest, cut) => {
        const split = `${scheme.slice(0, cut)}\t${scheme.slice(cut)}`;
        for (const typed of [before + scheme + rest, before + split + rest]) {
          expect(websiteToSend(typed)).toBe('');
        }
      }),
    );
  });
});
