import { describe, expect, it } from 'vitest';
import { ExistingOrganisation, InitialData } from '#src/contracts/sign-up.ts';
import { buildExistingOrganisation, buildInitialData } from '#tests/support/builders.ts';

describe('the answers of Welcome', () => {
  it('have the seven fields of section 3 [S3.2a]', () => {
    const initialData = buildInitialData({ country: 'AU' });
    expect(InitialData.parse(initialData)).toEqual(initialData);
    expect(Object.keys(initialData)).toHaveLength(7);
  });

  it.each(['firstName', 'lastName', 'name', 'email', 'phone'] as const)(
    'require the %s, and trim it',
    (field) => {
      expect(InitialData.safeParse(buildInitialData({ [field]: ' ​ㅤ' })).success).toBe(false);
      expect(InitialData.parse(buildInitialData({ [field]: '⁠ Kauri​ ' }))[field]).toBe('Kauri');
    },
  );

  it('have New Zealand as the default country [S3.2a, S9.1d]', () => {
    const { country: _, ...rest } = buildInitialData();
    expect(InitialData.parse(rest).country).toBe('NZ');
  });

  it.each(['nz', 'NZL', ''])('reject %j as a country', (country) => {
    expect(InitialData.safeParse(buildInitialData({ country })).success).toBe(false);
  });

  it('require the consent', () => {
    const withheld = { ...buildInitialData(), hasAgreedToTerms: false };
    expect(InitialData.safeParse(withheld).success).toBe(false);
  });
});

describe('an existing organisation', () => {
  it('has a name, an e-mail address and where to sign in to it', () => {
    const existing = buildExistingOrganisation();
    expect(ExistingOrganisation.parse(existing)).toEqual(existing);
  });

  it('can omit its e-mail address', () => {
    const existing = { org: { name: 'Kauri Bay' }, appUrl: 'https://kauribay.example/' };
    expect(ExistingOrganisation.parse(existing).org.email).toBe('');
    const hidden = { ...existing, org: { ...existing.org, email: null } };
    expect(ExistingOrganisation.parse(hidden).org.email).toBe('');
  });

  it('requires a name and an address to sign in', () => {
    expect(ExistingOrganisation.safeParse({ org: { name: 'Kauri Bay' } }).success).toBe(false);
    expect(ExistingOrganisation.safeParse({ org: {}, appUrl: 'https://a.b/' }).success).toBe(false);
  });
});
