import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountByEmail } from '#sandbox/data/accounts.ts';
import { SITE, startSandbox } from '#tests/support/sandbox.ts';
import { PASSWORD, buildLogin } from '#scripts/support/visitor.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** A visitor in front of one of the two pages. */
async function openPage(prompt: 'create' | 'login', hint?: string) {
  const visitor = sandbox.makeVisitor();
  const page = await visitor.get(buildLogin({ prompt, login_hint: hint }).path);
  return { ...page, ...visitor };
}

const findFault = (html: string, name: string) =>
  new RegExp(`id="${name}-error">.*?</span>([^<.]+)`).exec(html)?.[1];

describe('the create-account page', () => {
  it('is a whole page without script, with labelled fields and the prefilled e-mail', async () => {
    const { html, status } = await openPage('create', 'ana@club.example');
    expect(status).toBe(200);
    expect(html).toContain('<h1>Create your account</h1>');
    expect(html).toMatch(
      /<label for="email">Email<\/label> <input id="email"[^>]* value="ana@club.example"/,
    );
    expect(html).toMatch(/<label for="password">Password<\/label>/);
    expect(html).toMatch(/autocomplete="new-password"/);
    expect(html).toContain('>Create account</button>');
    expect(html).not.toMatch(/<script|\son\w+=|style=/);
  });

  it('allows only its own files, and redirects only to its sites', async () => {
    const visitor = sandbox.makeVisitor();
    const { url } = await visitor.get(buildLogin({ prompt: 'create' }).path);
    expect(url.pathname).toMatch(/^\/interaction\/[\w-]+$/);
    const { headers } = await sandbox.fetch({ path: '/orgs/kauri-bay-tennis-club' });
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['', 'This field is required'],
    ['Short1', 'Password must be at least 8 characters long'],
    ['alllower1', 'Password must contain an upper case letter'],
    ['ALLUPPER1', 'Password must contain a lower case letter'],
    ['NoDigitsHere', 'Password must contain a number'],
    [`Aa1${'x'.repeat(126)}`, 'Value must be at most 128 characters'],
  ])('answers the password %j with its message', async (password, message) => {
    const { html, submit } = await openPage('create');
    const answer = await submit(html, { email: 'rules@club.example', password });
    expect(answer.status).toBe(200);
    expect(findFault(answer.html, 'password')).toBe(message);
    expect(answer.html).toMatch(
      /id="password"[^>]*aria-describedby="password-hint password-error" aria-invalid="true"/,
    );
    expect(answer.html).toContain('<title>Error: Create your account | Huddle Club</title>');
    expect(answer.html).toContain('value="rules@club.example"');
    expect(await findAccountByEmail(sandbox.database, 'rules@club.example')).toBeUndefined();
  });

  it.each([
    ['', 'This field is required'],
    ['nobody', 'Not a valid email address'],
    ['nobody@club', 'Not a valid email address'],
    ['two@at@club.example', 'Not a valid email address'],
  ])('answers the e-mail %j with its message', async (email, message) => {
    const { html, submit } = await openPage('create');
    const answer = await submit(html, { email, password: PASSWORD });
    expect(findFault(answer.html, 'email')).toBe(message);
  });

  it('keeps no password, only its scrypt hash', async () => {
    await sandbox.makeVisitor().signIn('hash@club.example');
    const account = await findAccountByEmail(sandbox.database, 'HASH@club.example');
    expect(account?.password_hash).toMatch(/^[\w-]{22}\.[\w-]{43}\.\d+$/);
    expect(account?.password_hash).not.toContain(PASSWORD);
  });

  it('says that the e-mail address has an account, in upper or lower case, and links to the login page', async () => {
    const { html, submit, get } = await openPage('create');
    const answer = await submit(html, { email: 'Aroha@KauriBay.example', password: PASSWORD });
    expect(findFault(answer.html, 'email')).toBe('An account with this email exists already');
    const link = /<a href="([^"]+)">Sign in instead<\/a>/.exec(answer.html)?.[1] ?? '';
    const login = await get(link.replaceAll('&amp;', '&'));
    expect(login.html).toContain('<h1>Sign in</h1>');
    expect(login.html).toContain('value="Aroha@KauriBay.example"');
    const { url } = await submit(login.html, {
      email: 'aroha@kauribay.example',
      password: 'Kauribay1',
    });
    expect(url.searchParams.get('code')).toBeTruthy();
  });

  it('gives the account to one of two visitors with the same e-mail', async () => {
    const [one, other] = await Promise.all([openPage('create'), openPage('create')]);
    const values = { email: 'twins@club.example', password: PASSWORD };
    const ends = await Promise.all([
      one.submit(one.html, values),
      other.submit(other.html, values),
    ]);
    expect(ends.filter(({ url }) => url.searchParams.has('code'))).toHaveLength(1);
  });

  it('shows the typed values as text', async () => {
    const { html, submit } = await openPage('create');
    const answer = await submit(html, { email: '"><script>alert(1)</script>', password: PASSWORD });
    expect(answer.html).not.toContain('<script>');
    expect(answer.html).toContain('&lt;script&gt;');
  });
});

describe('the login page', () => {
  it('redirects to the site with a code', async () => {
    await sandbox.makeVisitor().signIn('back@club.example');
    const { html, submit } = await openPage('login', 'back@club.example');
    const { url } = await submit(html, { email: 'back@club.example', password: PASSWORD });
    expect(url.origin + url.pathname).toBe(`${SITE}/oAuthCallback`);
    expect(url.searchParams.get('iss')).toBe('http://localhost:4000');
  });

  it.each([
    ['a wrong password', 'aroha@kauribay.example', 'Wrong1password'],
    ['an unknown e-mail', 'nobody@kauribay.example', 'Kauribay1'],
  ])('answers %s with the same message', async (_what, email, password) => {
    const { html, submit } = await openPage('login');
    const answer = await submit(html, { email, password });
    expect(answer.status).toBe(200);
    expect(findFault(answer.html, 'password')).toBe('Email or password is not right');
  });

  it('links to the create page of the same login and back', async () => {
    const { html, get, url } = await openPage('login');
    expect(html).toContain(`<a href="${url.pathname}/create">Create an account</a>`);
    const create = await get(`${url.pathname}/create`);
    expect(create.html).toContain(`<a href="${url.pathname}/login">Sign in</a>`);
  });

  it('cannot be opened in another browser, or after the login has ended', async () => {
    const { html, url, submit, get } = await openPage('login');
    const stranger = sandbox.makeVisitor();
    expect((await stranger.get(url.pathname)).status).toBe(400);
    const values = { email: 'aroha@kauribay.example', password: 'Kauribay1' };
    expect((await stranger.submit(html, values)).url.searchParams.has('code')).toBe(false);
    expect((await submit(html, values)).url.searchParams.has('code')).toBe(true);
    const over = await get(url.pathname);
    expect(over.html).toContain('This sign-in is over');
    expect(over.html).toContain(`href="${SITE}"`);
  });

  it('binds its cookies to their site', async () => {
    const answer = await sandbox.fetch({ path: buildLogin({ prompt: 'login' }).path });
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie.toLowerCase()).toContain('httponly');
      expect(cookie.toLowerCase()).toContain('samesite=lax');
    }
  });
});
