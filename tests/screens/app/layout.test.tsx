import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppLayout } from '#src/app/layout/app-layout.tsx';
import { build } from '#src/config/env.ts';
import type { User } from '#src/contracts/user.ts';
import { setSignedIn, setSignedOut } from '#src/kernel/auth/auth-store.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { saveInitialData } from '#src/kernel/session/initial-data.ts';
import { buildInitialData } from '#tests/support/builders.ts';

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 20_000 });

/* Vite makes it when it is first asked for, which can take a busy machine longer than anybody waits for it here. */
beforeAll(() => import('#src/app/layout/user-menu.tsx'));

const jo: User = {
  id: 'u1',
  email: 'jo@club.example',
  identities: [{ id: 'i1', firstName: 'Jo', lastName: 'Ngata' }],
};

function renderLayout(banner: React.ReactNode = null) {
  const router = createMemoryRouter(
    [
      {
        element: <AppLayout banner={banner} />,
        children: [
          { path: '/info', element: <h1>Organisation details</h1> },
          { path: '*', element: <h1>Other</h1> },
        ],
      },
    ],
    { initialEntries: ['/info'] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

beforeEach(() => setSignedOut());

describe('the layout', () => {
  it('starts with a link past the header, to the page', async () => {
    const { router, user } = renderLayout();
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to main content' });
    expect(skip).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(router.state.location.hash).toBe('');
  });

  it('has the brand in its banner, which links to Welcome', async () => {
    const { router, user } = renderLayout();
    const brand = within(screen.getByRole('banner')).getByRole('link', { name: 'Huddle Club' });
    await user.click(brand);
    expect(router.state.location.pathname).toBe('/welcome');
  });

  it('shows the banner of a route above the header', () => {
    renderLayout(<aside aria-label="Joining a club">Looking for your club?</aside>);
    const aside = screen.getByRole('complementary', { name: 'Joining a club' });
    expect(
      aside.compareDocumentPosition(screen.getByRole('banner')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('has one polite status region, empty at the start', () => {
    renderLayout();
    expect(screen.getByRole('status')).toHaveAttribute('id', 'form-status');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

const footer = () => within(screen.getByRole('contentinfo'));
const footerIsShown = () => screen.findByRole('contentinfo');

describe('the footer', () => {
  it('has the copyright, the tagline, the social links and the build [M04, S2.31]', async () => {
    renderLayout();
    await footerIsShown();
    expect(footer().getByText(`© ${new Date().getFullYear()} Huddle Club`)).toBeVisible();
    expect(footer().getByText('Manage - Connect - Grow')).toBeVisible();
    expect(footer().getByText(`v${build.version} (${build.commit})`)).toBeVisible();
    const links = within(footer().getByRole('navigation', { name: 'Social links' }));
    expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Facebook',
      'Instagram',
      'LinkedIn',
    ]);
    for (const link of links.getAllByRole('link')) {
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('names the environment, except in production', async () => {
    renderLayout();
    await footerIsShown();
    const note = screen.getByRole('note', { name: 'Test' });
    expect(note).toHaveTextContent(`Test · ${build.commit}`);
  });
});

const button = () => screen.findByRole('button', { name: 'Account menu, jo@club.example' });

describe('the account menu', () => {
  it('is not shown without a sign-in', () => {
    renderLayout();
    expect(screen.queryByRole('button', { name: /Account menu/ })).not.toBeInTheDocument();
  });

  it('shows the e-mail address, and in it the name, the address and Sign out [S2.30a]', async () => {
    setSignedIn(jo);
    const { user } = renderLayout();
    expect(await button()).toHaveTextContent('jo@club.example');
    await user.click(await button());
    const menu = screen.getByRole('menu', { name: 'Account menu, jo@club.example' });
    expect(within(menu).getByText('Jo Ngata')).toBeVisible();
    expect(within(menu).getByText('jo@club.example')).toBeVisible();
    expect(within(menu).getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  });

  it.each([
    [[{ id: 'i', name: 'Jo of the Club', firstName: 'Jo' }], 'Jo of the Club'],
    [[{ id: 'i', firstName: 'Jo', lastName: null }], 'Jo'],
    [[{ id: 'i', firstName: null }], null],
    [[], null],
  ])('shows for the identities %j the name %j', async (identities, name) => {
    setSignedIn({ ...jo, identities });
    const { user } = renderLayout();
    await user.click(await button());
    const texts = [...screen.getByRole('menu').querySelectorAll('[role=none] span')];
    expect(texts.map((text) => text.textContent)).toEqual(
      name === null ? ['jo@club.example'] : [name, 'jo@club.example'],
    );
  });

  it('shows the name from Welcome when the account has no name', async () => {
    saveInitialData(buildInitialData());
    setSignedIn({ ...jo, identities: [] });
    const { user } = renderLayout();
    await user.click(await button());
    expect(within(screen.getByRole('menu')).getByText('Aroha Ngata')).toBeVisible();
  });

  it('signs out [S2.30b]', async () => {
    const leave = vi.spyOn(browserNavigation, 'assign').mockImplementation(() => {});
    setSignedIn(jo);
    const { user } = renderLayout();
    await user.click(await button());
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(leave.mock.calls[0]?.[0]).toContain('prompt=login');
    expect(screen.queryByRole('button', { name: /Account menu/ })).not.toBeInTheDocument();
  });
});
