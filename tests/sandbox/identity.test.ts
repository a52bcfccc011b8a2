import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE, startSandbox } from '#tests/support/sandbox.ts';
import { PASSWORD, readClaims, buildLogin } from '#scripts/support/visitor.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('the OpenID provider', () => {
  it('describes itself in its discovery document', async () => {
    const answer = await sandbox.fetch({ path: '/.well-known/openid-configuration' });
    expect(await answer.json()).toMatchObject({
      issuer: 'http://localhost:4000',
      authorization_endpoint: 'http://localhost:4000/authorize',
      token_endpoint: 'http://localhost:4000/token',
      jwks_uri: 'http://localhost:4000/jwks',
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    });
  });

  it('publishes its keys without their private parts', async () => {
    const { keys } = (await (await sandbox.fetch({ path: '/jwks' })).json()) as { keys: object[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it.each([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
  ])('rejects a login with %s', async (_what, changes) => {
    const { url } = await sandbox.makeVisitor().get(buildLogin(changes).path);
    expect(url.searchParams.get('error')).toBe('invalid_request');
  });

  it('does not redirect to an address that is not a site’s, and says so on a page', async () => {
    const login = buildLogin({ redirect_uri: 'http://localhost:3000.evil.example/oAuthCallback' });
    const { url, status, html } = await sandbox.makeVisitor().get(login.path);
    expect([url.pathname, status]).toEqual(['/authorize', 400]);
    expect(html).toContain('This sign-in cannot go on');
  });

  it('answers prompt=none with login_required when nobody is signed in', async () => {
    const { url } = await sandbox.makeVisitor().get(buildLogin({ prompt: 'none' }).path);
    expect(url.searchParams.get('error')).toBe('login_required');
    expect(url.searchParams.get('state')).toHaveLength(32);
  });

  it('signs in silently while a session lives, with and without prompt=none', async () => {
    const visitor = sandbox.makeVisitor();
    await visitor.signIn('silent@club.example');
    for (const prompt of [undefined, 'none']) {
      const { url } = await visitor.get(buildLogin({ prompt }).path);
      expect(url.searchParams.get('code')).toBeTruthy();
    }
  });

  it('shows the create page on request to a signed-in visitor', async () => {
    const visitor = sandbox.makeVisitor();
    const first = readClaims((await visitor.signIn('first@club.example')).idToken);
    const second = readClaims((await visitor.signIn('second@club.example')).idToken);
    expect(first['email']).toBe('first@club.example');
    expect(second['email']).toBe('second@club.example');
  });

  it('asks for the password again on prompt=login', async () => {
    const visitor = sandbox.makeVisitor();
    await visitor.signIn('again@club.example');
    const { html } = await visitor.get(buildLogin({ prompt: 'login' }).path);
    expect(html).toContain('<h1>Sign in</h1>');
  });

  it('issues JWTs with the claims that the site needs', async () => {
    const { idToken, accessToken } = await sandbox.makeVisitor().signIn('Claims@Club.example');
    const [id, access] = [readClaims(idToken), readClaims(accessToken)];
    expect(id).toMatchObject({
      iss: 'http://localhost:4000',
      aud: 'signup-portal',
      email: 'Claims@Club.example',
    });
    expect(access).toMatchObject({
      sub: id['sub'],
      scope: 'openid profile email',
      email: 'Claims@Club.example',
      aud: 'http://localhost:4000/api',
    });
    expect(Number(access['exp']) - Number(access['iat'])).toBe(3600);
    expect(Number(id['exp']) - Number(id['iat'])).toBe(3600);
  });

  it('sends the name of an account that has one', async () => {
    const visitor = sandbox.makeVisitor();
    const { verifier, path } = buildLogin({ prompt: 'login' });
    const { html } = await visitor.get(path);
    const { url } = await visitor.submit(html, {
      email: 'AROHA@kauribay.example ',
      password: 'Kauribay1',
    });
    const answer = await visitor.exchange(url.searchParams.get('code') ?? '', verifier);
    const { idToken } = (await answer.json()) as { idToken: string };
    expect(readClaims(idToken)['name']).toBe('Aroha Ngata');
  });
});

/** A fresh account's code, ready to be exchanged. */
async function requestCode(email: string) {
  const visitor = sandbox.makeVisitor();
  const { verifier, path } = buildLogin({ prompt: 'create' });
  const { html } = await visitor.get(path);
  const { url } = await visitor.submit(html, { email, password: PASSWORD });
  return { visitor, verifier, code: url.searchParams.get('code') ?? '' };
}

describe('the auth service', () => {
  it('exchanges a code once, and explains the error at the second try', async () => {
    const { visitor, verifier, code } = await requestCode('once@club.example');
    expect((await visitor.exchange(code, verifier)).status).toBe(200);
    const again = await visitor.exchange(code, verifier);
    expect([400, 401]).toContain(again.status);
    expect(await again.json()).toEqual({ message: expect.stringMatching(/./) });
  });

  it('gives the tokens to only one of two exchanges at the same moment', async () => {
    const { visitor, verifier, code } = await requestCode('race@club.example');
    const answers = await Promise.all([
      visitor.exchange(code, verifier),
      visitor.exchange(code, verifier),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('rejects a wrong verifier', async () => {
    const { visitor, code } = await requestCode('wrong@club.example');
    const answer = await visitor.exchange(code, 'w'.repeat(128));
    expect([400, 401]).toContain(answer.status);
  });

  it('rejects an unknown code', async () => {
    const answer = await sandbox.makeVisitor().exchange('made-up', 'v'.repeat(128));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: 'The code is not known' });
  });

  it('exchanges a code of the other site too', async () => {
    const visitor = sandbox.makeVisitor();
    const { verifier, path } = buildLogin({
      prompt: 'create',
      redirect_uri: 'http://localhost:4173/oAuthCallback',
    });
    const { html } = await visitor.get(path);
    const { url } = await visitor.submit(html, { email: 'other@club.example', password: PASSWORD });
    expect(url.origin).toBe('http://localhost:4173');
    const answer = await visitor.exchange(url.searchParams.get('code') ?? '', verifier, {
      origin: SITE,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  });

  it('names the field of a bad body', async () => {
    const answer = await sandbox.makeVisitor().exchange('', 'short');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      data: { fields: { code: 'This field is required', verifier: 'This field is required' } },
    });
  });
});
