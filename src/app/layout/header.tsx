import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { useAuth } from '#src/kernel/auth/use-auth.ts';
import { lateIsland } from '#src/ui/loading/late-island.tsx';
import { Link } from '#src/ui/link.tsx';
import { Logo } from '#src/ui/logo.tsx';

/* The menu's library is only fetched for those who are signed in. */
const UserMenu = lateIsland(
  async () => (await import('./user-menu.tsx')).UserMenu,
  lateIsland(async () => (await import('./plain-user-menu.tsx')).PlainUserMenu),
);

/** The brand, and the signed-in user's menu: beside it from the first, so that the page does not move when it comes. */
export function Header() {
  const user = useAuth((state) => (state.status === 'authenticated' ? state.user : null));
  return (
    <header className="mx-auto flex min-h-17 w-full max-w-page flex-wrap items-center justify-between gap-4 px-gutter py-3 md:px-8">
      <Link
        to={paths.welcome.path}
        className="flex min-h-target min-w-0 items-center gap-3 rounded-button font-heading text-brand"
      >
        <Logo />
        <span>{env.productName}</span>
      </Link>
      {user ? (
        <div className="flex min-w-0 flex-1 basis-24 justify-end">
          <UserMenu user={user} />
        </div>
      ) : null}
    </header>
  );
}
