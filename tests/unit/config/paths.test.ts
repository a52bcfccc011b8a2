import { describe, expect, it } from 'vitest';
import { HOME_PATH, POST_LOGOUT_PATH, type RouteFacts, paths } from '#src/config/paths.ts';

const pathsThat = (flag: keyof RouteFacts): string[] =>
  Object.values(paths)
    .filter((facts: RouteFacts) => facts[flag] === true)
    .map(({ path }) => path);

describe('the routes of section 2', () => {
  it('have these paths and names [S2.1a]', () => {
    expect(paths).toMatchObject({
      root: { path: '/' },
      welcome: { path: '/welcome', name: 'Welcome' },
      info: { path: '/info', name: 'Info' },
      callback: { path: '/oAuthCallback' },
      error: { path: '/err', name: 'error' },
    });
  });

  it('ask for a sign-in, in sign-up mode, at the wizard alone', () => {
    expect(pathsThat('needsSignIn')).toEqual(['/info']);
    expect(pathsThat('signUp')).toEqual(['/info']);
  });

  it('leave the history alone at the callback only', () => {
    expect(pathsThat('skipHistory')).toEqual(['/oAuthCallback']);
  });

  it('load nothing at the callback', () => {
    expect(pathsThat('skipLoading')).toContain('/oAuthCallback');
    expect(pathsThat('skipLoading')).not.toContain('/info');
  });

  it('let loaders fail at the error page only', () => {
    expect(pathsThat('loaderMayFail')).toEqual(['/err']);
  });
});

describe('the way after a sign-in and a sign-out', () => {
  it('is home, and nothing [S2.7a]', () => {
    expect(HOME_PATH).toBe('/');
    expect(POST_LOGOUT_PATH).toBe('');
  });
});
