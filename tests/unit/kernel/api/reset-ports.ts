import { afterEach } from 'vitest';
import { ports } from '#src/kernel/api/ports.ts';

/** Takes every plug out again after each test of a file. */
export function resetPortsAfterEach(): void {
  afterEach(() => {
    ports.setTokenSource(() => null);
    ports.onUnauthenticated(() => {});
    ports.onCentralError(() => {});
  });
}
