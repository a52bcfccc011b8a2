import { afterEach, describe, expect, it, vi } from 'vitest';
import { pushTrialAccountCreated } from '#src/kernel/telemetry/analytics.ts';
import { logger } from '#src/kernel/log/logger.ts';

const EVENT = { event: 'trial_account_created' };

afterEach(() => {
  delete window.dataLayer;
});

describe('the event of a new trial account', () => {
  it('is pushed to the data layer, after its entries', () => {
    window.dataLayer = [{ event: 'gtm.js' }];
    pushTrialAccountCreated('sign-up-1');
    expect(window.dataLayer).toEqual([{ event: 'gtm.js' }, EVENT]);
  });

  it('creates a missing data layer', () => {
    pushTrialAccountCreated('sign-up-1');
    expect(window.dataLayer).toEqual([EVENT]);
  });

  it('is pushed once for each account, also after a reload and from another tab [G02, S4.4]', () => {
    pushTrialAccountCreated('sign-up-1');
    pushTrialAccountCreated('sign-up-1');
    delete window.dataLayer;
    pushTrialAccountCreated('sign-up-1');
    expect(window.dataLayer).toBeUndefined();
    expect(localStorage.getItem('hc.announced')).toBe('sign-up-1');
  });

  it('is pushed for each account', () => {
    pushTrialAccountCreated('sign-up-1');
    pushTrialAccountCreated('sign-up-2');
    expect(window.dataLayer).toEqual([EVENT, EVENT]);
  });

  it('is not repeated after an error of the tag manager, and the error stops nothing', () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    const error = new Error('blocked');
    const push = vi.fn<() => number>(() => {
      throw error;
    });
    window.dataLayer = Object.assign([], { push });
    pushTrialAccountCreated('sign-up-1');
    pushTrialAccountCreated('sign-up-1');
    expect(push).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith('Analytics did not get the new account', { error });
  });

  it('is dropped without an error when the page has no usable data layer [G02]', () => {
    vi.spyOn(logger, 'warn').mockImplementation(() => {});
    Object.assign(window, { dataLayer: 'taken' });
    expect(() => pushTrialAccountCreated('sign-up-1')).not.toThrow();
  });
});
