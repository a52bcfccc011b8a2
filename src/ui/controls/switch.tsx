import { useId, type ComponentPropsWithRef } from 'react';

type SwitchProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'onChange' | 'checked'
> & {
  /** It stays the same in both states (ARIA switch pattern). */
  label: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch as a row: its label on the left, its track on the right. */
export function Switch({ label, name, checked, onChange, ...native }: SwitchProps) {
  const ownId = useId();
  const id = native.id ?? ownId;
  return (
    <div className="relative flex min-h-control items-center justify-between gap-4">
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer py-3 wrap-anywhere">
        {label}
      </label>
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          {...native}
          id={id}
          name={name}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox brings its state
          role="switch"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-chip disabled:cursor-not-allowed forced-colors:appearance-auto"
        />
        <span className="pointer-events-none size-full rounded-chip border-2 border-control bg-surface transition-colors peer-checked:border-pitch peer-checked:bg-pitch peer-disabled:opacity-50 forced-colors:hidden" />
        <span className="pointer-events-none absolute start-1.5 top-1.5 size-4 rounded-chip bg-control transition-transform peer-checked:translate-x-5 peer-checked:bg-on-pitch rtl:peer-checked:-translate-x-5 forced-colors:hidden" />
      </span>
    </div>
  );
}
