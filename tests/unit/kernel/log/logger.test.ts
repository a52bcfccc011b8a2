import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { createLogger, logger } from '#src/kernel/log/logger.ts';

const info = () => vi.mocked(console.info);
const warn = () => vi.mocked(console.warn);

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the logger', () => {
  it('is silent in production [S9.9b]', () => {
    const silent = createLogger('production');
    silent.debug('a');
    silent.info('b', { c: 1 });
    silent.warn('d');
    silent.error('e', { f: 1 });
    expect(info()).not.toHaveBeenCalled();
    expect(warn()).not.toHaveBeenCalled();
  });

  it.each(['staging', 'test', 'local'])(
    'writes in %s, never at the error level [S9.9b]',
    (appEnv) => {
      const loud = createLogger(appEnv);
      loud.debug('debug');
      loud.info('info');
      loud.warn('warn');
      loud.error('error');
      expect(info().mock.calls).toEqual([['debug'], ['info']]);
      expect(warn().mock.calls).toEqual([['warn'], ['error']]);
      expect(console.error).not.toHaveBeenCalled();
    },
  );

  it('is on in the environment of the tests', () => {
    logger.warn('on');
    expect(warn()).toHaveBeenCalledExactlyOnceWith('on');
  });

  it('writes the details after the message', () => {
    createLogger('test').info('Tried', { tries: 2, path: '/x' });
    expect(info().mock.calls).toEqual([['Tried', { tries: 2, path: '/x' }]]);
  });

  it('logs the type of an error, and not its data', () => {
    const error = new AppError('No', { status: 409, data: { email: 'jo@x.test' }, reference: 'r' });
    createLogger('test').error('Failed', { error, plain: new TypeError('bad') });
    expect(warn().mock.calls).toEqual([
      [
        'Failed',
        {
          error: { name: 'BaseError', message: 'No', status: 409, reference: 'r' },
          plain: { name: 'TypeError', message: 'bad', status: undefined, reference: undefined },
        },
      ],
    ]);
  });
});
