import type { User } from '#src/contracts/user.ts';
import { signOut } from '#src/kernel/auth/sign-out.ts';
import { Button } from '#src/ui/button.tsx';

/** Shows the e-mail and "Sign out" while the code of the menu has not loaded, or when it does not load. */
export function PlainUserMenu({ user }: { user: User }) {
  return (
    <p className="flex min-w-0 flex-wrap items-center justify-end gap-x-4 print:hidden">
      <span className="min-w-0 truncate">{user.email}</span>
      <Button variant="link" onClick={() => void signOut()}>
        Sign out
      </Button>
    </p>
  );
}
