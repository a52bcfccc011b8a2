import type { ButtonMenuItem } from '#src/ui/button.tsx';
import { buttonClasses, type ButtonVariant } from '#src/ui/button-classes.ts';
import { Dropdown, DropdownItem } from './dropdown.tsx';
import { IconChevron } from '#src/ui/icons.tsx';

type ButtonMenuProps = {
  variant: ButtonVariant;
  label: string;
  items: readonly ButtonMenuItem[];
};

/** The arrow beside a button, and its menu. */
export function ButtonMenu({ variant, label, items }: ButtonMenuProps) {
  return (
    <Dropdown
      label={label}
      trigger={<IconChevron />}
      triggerClassName={`${buttonClasses(variant)} h-full min-w-target px-2`}
    >
      {items.map((item) => (
        <DropdownItem key={item.label} onSelect={item.onSelect}>
          {item.label}
        </DropdownItem>
      ))}
    </Dropdown>
  );
}
