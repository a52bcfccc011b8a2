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

  it('require a sign-in, in sign-up mode, only at the wizard', () => {
    expect(pathsThat('needsSignIn')).toEqual(['/info']);
    expect(pathsThat('signUp')).toEqual(['/info']);
  });

  it('skip the history only at the callback', () => {
    expect(pathsThat('skipHistory')).toEqual(['/oAuthCallback']);
  });

  it('load nothing at the callback', () => {
    expect(pathsThat('skipLoading')).toContain('/oAuthCallback');
    expect(pathsThat('skipLoading')).not.toContain('/info');
  });

  it('allow failing loaders only at the error page', () => {
    expect(pathsThat('loaderMayFail')).toEqual(['/err']);
  });
});

describe('the path after a sign-in and a sign-out', () => {
  it('is home, and empty [S2.7a]', () => {
    expect(HOME_PATH).toBe('/');
    expect(POST_LOGOUT_PATH).toBe('');
  });
});
