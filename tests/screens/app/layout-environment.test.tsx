import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe('the environment in the layout', () => {
  it.each([
    ['staging', 'Staging'],
    ['test', 'Test'],
    ['local', 'Local'],
  ])('of %s has the badge %s, with the build', async (name, text) => {
    vi.stubEnv('VITE_APP_ENV', name);
    const { EnvironmentBadge } = await import('#src/app/layout/environment-badge.tsx');
    render(<EnvironmentBadge />);
    expect(screen.getByRole('note', { name: text })).toHaveTextContent(new RegExp(`^${text} · .+`));
  });

  it('has no badge in production', async () => {
    vi.stubEnv('VITE_APP_ENV', 'production');
    const { EnvironmentBadge } = await import('#src/app/layout/environment-badge.tsx');
    const { container } = render(<EnvironmentBadge />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['', 0],
    ['http://key@localhost:4000/1', 1],
  ])('with reports to %j has %i buttons to report a problem', async (dsn, buttons) => {
    vi.stubEnv('VITE_SENTRY_DSN', dsn);
    const { Footer } = await import('#src/app/layout/footer.tsx');
    render(<Footer />);
    expect(screen.queryAllByRole('button', { name: 'Report a problem' })).toHaveLength(buttons);
  });
});
