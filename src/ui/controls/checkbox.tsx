import {
  useId,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { afterPress } from '#src/ui/press/after-press.ts';
import { classNames } from '#src/ui/class-names.ts';
import { getErrorId } from './described-by.ts';
import { IconCheckedBox, IconEmptyBox } from '#src/ui/icons.tsx';
import { InputError } from './input-error.tsx';

export type CheckboxSize = 's' | 'm' | 'l';

const BOX: Record<CheckboxSize, string> = { s: 'size-5', m: 'size-6', l: 'size-8' };
const TEXT: Record<CheckboxSize, string> = {
  s: 'text-small',
  m: 'text-body',
  l: 'pt-0.5 text-lead',
};

type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'value'>;

export type CheckboxProps<Value = boolean> = NativeProps & {
  label?: ReactNode;
  /** The label as markup. */
  children?: ReactNode;
  size?: CheckboxSize;
  /**
   * The box is ticked when this equals `checkedValue`. `checked` overrides it. Without both, the box keeps its own
   * state.
   */
  modelValue?: Value;
  checkedValue?: Value;
  uncheckedValue?: Value;
  /** Receives the checked or the unchecked value at each toggle, after `onChange`. */
  onModelUpdate?: (value: Value) => void;
  /** The message for a required box that is empty after blur or untick. */
  requiredMessage?: string;
  /** The error of the form. It overrides `requiredMessage`. */
  error?: string | undefined;
};

/** The checkbox of the specification (section 3): a native checkbox with its own drawing. */
export function Checkbox<Value = boolean>({
  label,
  children = label,
  size = 'm',
  modelValue,
  checkedValue = true as Value,
  uncheckedValue = false as Value,
  onModelUpdate,
  required = false,
  requiredMessage,
  error,
  className,
  ...native
}: CheckboxProps<Value>) {
  const ownId = useId();
  const id = native.id ?? ownId;
  const [missing, setMissing] = useState(false);
  const message = error ?? (required && missing ? requiredMessage : undefined);
  const checked =
    native.checked ?? (modelValue === undefined ? undefined : modelValue === checkedValue);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    setMissing(!event.target.checked);
    native.onChange?.(event);
    onModelUpdate?.(event.target.checked ? checkedValue : uncheckedValue);
  }
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const box = event.target;
    afterPress(() => setMissing(!box.checked));
    native.onBlur?.(event);
  }
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <span className={classNames('relative shrink-0', BOX[size])}>
          <input
            {...native}
            {...(checked === undefined ? {} : { checked })}
            type="checkbox"
            id={id}
            name={native.name ?? ownId}
            aria-required={required || undefined}
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? getErrorId(id) : undefined}
            onChange={handleChange}
            onBlur={handleBlur}
            className="peer tick-box"
          />
          <Faces invalid={Boolean(message)} />
        </span>
        <label
          htmlFor={id}
          className={classNames(
            'min-w-0 cursor-pointer',
            TEXT[size],
            native.disabled && 'text-muted',
          )}
        >
          {children}
        </label>
      </div>
      {message ? <InputError id={getErrorId(id)}>{message}</InputError> : null}
    </div>
  );
}

/**
 * The drawings follow the native box with CSS only, so that they are right before hydration and for uncontrolled use.
 */
function Faces({ invalid }: { invalid: boolean }) {
  return (
    <>
      <span className={`tick-box-empty ${invalid ? 'text-error' : 'text-control'}`}>
        <IconEmptyBox className="size-full rounded-[6px]" />
      </span>
      <span className="tick-box-checked">
        <IconCheckedBox className="size-full" />
      </span>
    </>
  );
}
