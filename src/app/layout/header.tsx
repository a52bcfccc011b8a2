import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import type { User } from '#src/contracts/user.ts';
import { useAuth } from '#src/kernel/auth/auth-store.ts';
import { handleError } from '#src/kernel/errors/handler-chain.ts';
import { Button } from '#src/ui/button.tsx';
import { lateIsland } from '#src/ui/late-island.tsx';
import { Link } from '#src/ui/link.tsx';
import { Logo } from '#src/ui/logo.tsx';

/* The menu's library is only fetched for those who are signed in. */
const UserMenu = lateIsland(async () => (await import('./user-menu.tsx')).UserMenu, PlainUserMenu);

async function signOut(): Promise<void> {
  const { logOut } = await import('#src/kernel/auth/logout.ts');
  await logOut();
}

/** What stands in for the menu when its code does not come. */
function PlainUserMenu({ user }: { user: User }) {
  return (
    <p className="flex min-w-0 flex-wrap items-center justify-end gap-x-4 print:hidden">
      <span className="min-w-0 truncate">{user.email}</span>
      <Button variant="link" onClick={() => void signOut().catch(handleError)}>
        Sign out
      </Button>
    </p>
  );
}

/** The brand, and the signed-in user's menu. */
export function Header() {
  const user = useAuth((state) => (state.status === 'authenticated' ? state.user : null));
  return (
    <header className="mx-auto flex min-h-17 w-full max-w-page items-center justify-between gap-4 px-5 py-3 md:px-8">
      <Link
        to={paths.welcome.path}
        className="flex min-h-target items-center shrink-0 gap-3 rounded-button font-heading text-brand"
      >
        <Logo />
        <span>{env.productName}</span>
      </Link>
      {user ? <UserMenu user={user} /> : null}
    </header>
  );
}
