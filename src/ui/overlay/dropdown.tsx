import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useRef, type ReactNode } from 'react';
import { floatingPanel, showWhole } from './floating-panel.ts';
import { useHoverOpen } from './use-hover-open.ts';

type DropdownProps = {
  /** The accessible name of the button and of its menu. */
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** `DropdownItem`s and `DropdownText`s. */
  children: ReactNode;
};

/** A button that opens a menu by press, by key (ARIA menu button pattern) or by mouse hover. */
export function Dropdown(props: DropdownProps) {
  return <Menu>{({ open, close }) => <OpenableMenu {...props} open={open} close={close} />}</Menu>;
}

type OpenableMenuProps = DropdownProps & { open: boolean; close: () => void };

function OpenableMenu(props: OpenableMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hover = useHoverOpen({ open: props.open, close: props.close, button });
  return (
    <div className="relative inline-flex max-w-full min-w-0" {...hover.around}>
      <MenuButton
        ref={button}
        aria-label={props.label}
        className={props.triggerClassName}
        {...hover.onButton}
      >
        {props.trigger}
      </MenuButton>
      <MenuItems
        modal={false}
        ref={showWhole}
        className={`${floatingPanel} end-0 w-max max-w-[min(24rem,calc(100vw-2.5rem))] min-w-44 p-1.5`}
      >
        {props.children}
      </MenuItems>
    </div>
  );
}

type DropdownItemProps = { onSelect: () => void; icon?: ReactNode; children: ReactNode };

/** An action in the menu. */
export function DropdownItem({ onSelect, icon, children }: DropdownItemProps) {
  return (
    <MenuItem
      as="button"
      type="button"
      onClick={onSelect}
      className="flex min-h-target w-full cursor-pointer items-center gap-2.5 rounded-control px-3 text-start data-focus:bg-tint forced-colors:data-focus:bg-[Highlight] forced-colors:data-focus:text-[HighlightText] forced-colors:data-focus:forced-color-adjust-none"
    >
      {icon}
      <span>{children}</span>
    </MenuItem>
  );
}

/** A text in the menu without an action. */
export function DropdownText({ children }: { children: ReactNode }) {
  return (
    <div role="none" className="px-3 py-2 break-words">
      {children}
    </div>
  );
}
