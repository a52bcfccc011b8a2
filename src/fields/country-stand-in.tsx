import { useEffect, useLayoutEffect, useRef, type RefCallback } from 'react';
import { controlFrame, controlInput } from '#src/ui/control-classes.ts';
import { describedBy } from '#src/ui/described-by.ts';
import { FieldShell } from '#src/ui/field-shell.tsx';
import { IconChevron } from '#src/ui/icons.tsx';

/** What a stand-in had of the visitor when the real control took its place. */
export type HandOver = { readonly typed: string; readonly hasFocus: boolean };

export type CountryTexts = {
  id: string;
  label: string;
  placeholder: string;
  /** The name of the list and of the button that opens it. */
  listLabel: string;
  error: string | undefined;
};

type CountryStandInProps = CountryTexts & {
  /** The name of the chosen country, or `''`. */
  chosen: string;
  /** The visitor is about to use the field. */
  onApproach: () => void;
  /** Called when the stand-in goes. */
  onHandOver: (handOver: HandOver) => void;
  focusRef: RefCallback<HTMLInputElement>;
};

/**
 * Looks and answers like the country combobox while that is not loaded yet: it takes focus and text, and hands both
 * over.
 */
export function CountryStandIn(props: CountryStandInProps) {
  const { id, label, error, onApproach } = props;
  return (
    <FieldShell id={id} label={label} error={error}>
      <div className={`${controlFrame} items-center`}>
        <StandInBox {...props} />
        <button
          type="button"
          tabIndex={-1}
          aria-label={props.listLabel}
          onClick={onApproach}
          className="grid size-target shrink-0 cursor-pointer place-items-center"
        >
          <IconChevron />
        </button>
      </div>
    </FieldShell>
  );
}

function StandInBox({
  id,
  error,
  placeholder,
  chosen,
  onApproach,
  onHandOver,
  focusRef,
}: CountryStandInProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef('');

  useEffect(() => {
    if (input.current?.value !== shown.current) return;
    input.current.value = chosen;
    shown.current = chosen;
  }, [chosen]);

  useLayoutEffect(() => {
    const box = input.current;
    return () => {
      if (!box) return;
      const typed = box.value === shown.current ? '' : box.value;
      onHandOver({ typed, hasFocus: document.activeElement === box });
    };
  }, [onHandOver]);

  return (
    <input
      ref={(element) => {
        input.current = element;
        focusRef(element);
      }}
      id={id}
      type="text"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list yet to control
      role="combobox"
      aria-expanded={false}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, undefined, error)}
      autoComplete="off"
      placeholder={placeholder}
      onFocus={onApproach}
      onPointerDown={onApproach}
      className={`${controlInput} text-ellipsis`}
    />
  );
}
