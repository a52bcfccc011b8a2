import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkEnvironment, env } from '#src/config/env.ts';
import { readEnvironment } from '#src/config/read-environment.ts';

const sound = {
  VITE_APP_ENV: 'staging',
  VITE_APP_TITLE: 'Huddle Club',
  VITE_PRODUCT_NAME: 'Huddle Club',
  VITE_PROVIDER_NAME: 'Huddle Club',
  VITE_SUPPORT_EMAIL: 'support@huddleclub.example',
  VITE_API_URL: 'https://api.huddleclub.example',
  VITE_AUTH_API_URL: 'https://auth.huddleclub.example',
  VITE_AUTH_CLIENT_URL: 'https://login.huddleclub.example',
  VITE_IP_LOOKUP_URL: 'https://ip.huddleclub.example',
};

describe('the settings of an environment', () => {
  it('are read with the names of the code', () => {
    expect(readEnvironment(sound)).toEqual({
      appEnv: 'staging',
      appTitle: 'Huddle Club',
      productName: 'Huddle Club',
      providerName: 'Huddle Club',
      supportEmail: 'support@huddleclub.example',
      apiUrl: 'https://api.huddleclub.example',
      authApiUrl: 'https://auth.huddleclub.example',
      authClientUrl: 'https://login.huddleclub.example',
      ipLookupUrl: 'https://ip.huddleclub.example',
      sentryDsn: '',
      appHostSuffixes: [],
    });
  });

  it('split the host suffixes into a list', () => {
    const VITE_APP_HOST_SUFFIXES = ' .Huddle.example, ,club.example ';
    const { appHostSuffixes } = readEnvironment({ ...sound, VITE_APP_HOST_SUFFIXES });
    expect(appHostSuffixes).toEqual(['.huddle.example', 'club.example']);
  });

  it('fail with one error that names each missing or malformed variable', () => {
    const { VITE_APP_TITLE: _, ...untitled } = sound;
    const faulty = { ...untitled, VITE_APP_ENV: 'live', VITE_API_URL: 'javascript:alert(1)' };
    expect(() => readEnvironment(faulty)).toThrow(
      /^The site is not configured: VITE_APP_ENV is not one of .*; VITE_APP_TITLE .*; VITE_API_URL is not an http\(s\) URL$/,
    );
  });

  it('fail when a variable is blank', () => {
    expect(() => readEnvironment({ ...sound, VITE_SUPPORT_EMAIL: '  ' })).toThrow(
      'VITE_SUPPORT_EMAIL is missing',
    );
  });

  it('are validated again when the site starts', async () => {
    expect(env).toEqual(readEnvironment(import.meta.env));
    await expect(checkEnvironment()).resolves.toBeUndefined();
  });
});

afterEach(() => vi.unstubAllEnvs());

describe('a site that was built with a malformed variable', () => {
  it('fails with one clear error when it starts', async () => {
    vi.stubEnv('VITE_API_URL', 'nowhere');
    await expect(checkEnvironment()).rejects.toThrow(
      'The site is not configured: VITE_API_URL is not an http(s) URL',
    );
  });
});
