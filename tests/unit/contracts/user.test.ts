import { describe, expect, it } from 'vitest';
import { User } from '#src/contracts/user.ts';

const identity = {
  id: 'identity-1',
  meta: { total: 1 },
  age: 41,
  avatar: 'https://cdn.huddleclub.example/1.png',
  color: '#0E5A43',
  entityName: 'members',
  firstName: 'Aroha',
  lastName: 'Ngata',
  initials: 'AN',
  locale: 'en-NZ',
  name: 'Aroha Ngata',
  type: 'person',
  email: 'aroha@kauribay.example',
};

const user = {
  id: 'user-1',
  meta: { createdAt: '2026-01-01' },
  email: 'aroha@kauribay.example',
  authProfiles: [{ id: 'profile-1' }],
  identities: [identity],
  isSuper: false,
};

describe('a user', () => {
  it('has all the fields of section 3, and so have its identities [S3.7, S6.2]', () => {
    expect(User.parse(user)).toEqual(user);
  });

  it('requires only an id and an e-mail address', () => {
    const least = { id: 'user-1', email: 'aroha@kauribay.example' };
    expect(User.parse(least)).toEqual(least);
  });

  it('can have null for the other fields', () => {
    const none = { authProfiles: null, identities: null, isSuper: null };
    expect(User.parse({ ...user, ...none })).toEqual({ ...user, ...none });
  });

  it('can have identities with only an id', () => {
    const unknown = Object.fromEntries(Object.keys(identity).map((key) => [key, null]));
    const identities = [{ ...unknown, id: 'identity-1', meta: {} }];
    expect(User.parse({ ...user, identities })).toEqual({ ...user, identities });
  });

  it.each([
    { ...user, id: '' },
    { ...user, email: '' },
    { ...user, email: undefined },
    { ...user, isSuper: 'yes' },
    { ...user, identities: [{ firstName: 'Aroha' }] },
    { ...user, identities: [{ id: 'identity-1', age: '41' }] },
    { ...user, authProfiles: 'none' },
  ])('is rejected with an invalid field (%#)', (broken) => {
    expect(User.safeParse(broken).success).toBe(false);
  });

  it('loses unknown fields', () => {
    expect(User.parse({ ...user, password: 'secret' })).toEqual(user);
  });
});
