import type { Page } from '@playwright/test';

const expire = () => {
  for (const key of ['hc.accessToken', 'hc.idToken']) {
    const [header, payload = '', signature] = (localStorage.getItem(key) ?? '').split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
    const expired = btoa(JSON.stringify({ ...claims, exp: 1 })).replaceAll('=', '');
    localStorage.setItem(key, [header, expired, signature].join('.'));
  }
};

/** Lets the stored tokens run out, as an hour away from the desk does. */
export const expireTokens = (page: Page): Promise<void> => page.evaluate(expire);
