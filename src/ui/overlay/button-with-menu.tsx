import { Button, type ButtonProps } from '#src/ui/button.tsx';
import { getButtonClasses } from '#src/ui/button-classes.ts';
import { IconChevron } from '#src/ui/icons.tsx';
import { Dropdown, DropdownItem } from './dropdown.tsx';

type ButtonWithMenuProps = ButtonProps & {
  /** The actions of the menu. */
  menu: readonly { label: string; onSelect: () => void }[];
  /** The accessible name of the menu button. */
  menuLabel?: string;
};

/** A button with more actions in a menu beside it (specification, section 2). */
export function ButtonWithMenu({
  menu,
  menuLabel = 'More actions',
  ...button
}: ButtonWithMenuProps) {
  return (
    <span className="inline-flex items-stretch gap-0.5">
      <Button {...button} />
      <Dropdown
        label={menuLabel}
        trigger={<IconChevron />}
        triggerClassName={`${getButtonClasses(button.variant ?? 'primary')} h-full min-w-target px-2`}
      >
        {menu.map((item) => (
          <DropdownItem key={item.label} onSelect={item.onSelect}>
            {item.label}
          </DropdownItem>
        ))}
      </Dropdown>
    </span>
  );
}
