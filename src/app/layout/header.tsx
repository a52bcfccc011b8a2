import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { useAuth } from '#src/kernel/auth/use-auth.ts';
import { createLateIsland } from '#src/ui/loading/late-island.tsx';
import { Link } from '#src/ui/link.tsx';
import { Logo } from '#src/ui/logo.tsx';

/* Only a signed-in visitor loads the library of the menu. */
const UserMenu = createLateIsland(
  async () => (await import('./user-menu.tsx')).UserMenu,
  createLateIsland(async () => (await import('./plain-user-menu.tsx')).PlainUserMenu),
);

/**
 * The brand and the menu of the signed-in user. A plain menu holds its place until the code has loaded, so that the
 * page does not move.
 */
export function Header() {
  const user = useAuth((state) => (state.status === 'authenticated' ? state.user : null));
  return (
    <header className="mx-auto flex min-h-17 w-full max-w-page flex-wrap items-center justify-between gap-4 px-gutter py-3 md:px-8">
      <Link
        to={paths.welcome.path}
        className="flex min-h-target min-w-0 items-center gap-[min(0.75rem,2.5vw)] rounded-button font-heading text-h2"
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
