import type { Identity, User } from '#src/contracts/user.ts';
import { signOut } from '#src/kernel/auth/sign-out.ts';
import { readInitialData } from '#src/kernel/session/initial-data.ts';
import { Dropdown, DropdownItem, DropdownText } from '#src/ui/overlay/dropdown.tsx';
import { IconChevron } from '#src/ui/icons.tsx';
import { IconLogout, IconPerson } from '#src/ui/late-icons.tsx';

type Person = Pick<Identity, 'name' | 'firstName' | 'lastName'>;

const formatName = ({ name, firstName, lastName }: Person): string =>
  name || [firstName, lastName].filter(Boolean).join(' ');

/** The name of the user. A new account may have no name yet, so the name from Welcome is used. */
function getUserName({ identities }: User): string {
  const { firstName, lastName } = readInitialData() ?? {};
  return formatName(identities?.[0] ?? {}) || formatName({ firstName, lastName });
}

/** The e-mail of the signed-in user, with a menu that shows name, e-mail and Sign out (specification, section 2). */
export function UserMenu({ user }: { user: User }) {
  const name = getUserName(user);
  return (
    <Dropdown
      label={`Account menu, ${user.email}`}
      triggerClassName="flex min-h-target min-w-0 cursor-pointer items-center gap-2 rounded-button px-2 hover:bg-tint print:hidden"
      trigger={
        <>
          <IconPerson className="size-6 text-pitch" />
          <span className="min-w-0 truncate">{user.email}</span>
          <IconChevron className="hidden size-4 sm:block" />
        </>
      }
    >
      <DropdownText>
        {name ? (
          <span className="block text-strong">
            <bdi>{name}</bdi>
          </span>
        ) : null}
        <span className="block text-small wrap-anywhere text-muted">{user.email}</span>
      </DropdownText>
      <DropdownItem onSelect={() => void signOut()} icon={<IconLogout />}>
        Sign out
      </DropdownItem>
    </Dropdown>
  );
}
