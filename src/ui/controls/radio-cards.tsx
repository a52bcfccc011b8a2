import type { FocusEventHandler, Ref } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { listDescribingIds, getErrorId, getHintId } from './described-by.ts';
import { IconCheck } from '#src/ui/icons.tsx';
import { InputError } from './input-error.tsx';

export type RadioOption<Value extends string = string> = {
  value: Value;
  label: string;
  description?: string;
};

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;

type RadioCardsProps<Value extends string> = {
  id: string;
  legend: string;
  name: string;
  /** `''` when nothing is chosen yet. */
  value: Value | '';
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** The number of columns on a wide screen. */
  columns?: keyof typeof COLUMNS;
  /** The radio that a form focuses: the chosen one, else the first one. */
  ref?: Ref<HTMLInputElement>;
};

/** A radio group as cards. The whole card can be pressed, and native radios handle the arrow keys. */
export function RadioCards<Value extends string>({ ref = null, ...props }: RadioCardsProps<Value>) {
  const { id, legend, hint, error, options, columns = 1 } = props;
  const focusable = Math.max(
    options.findIndex(({ value }) => value === props.value),
    0,
  );
  return (
    <fieldset
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required={props.required}
      aria-invalid={error ? true : undefined}
      aria-describedby={listDescribingIds(id, hint, error)}
      className="min-w-0"
    >
      <legend id={`${id}-legend`} className="mb-1.5 text-strong wrap-anywhere">
        {legend}
      </legend>
      {hint ? (
        <p id={getHintId(id)} className="-mt-1 mb-2 text-small text-muted">
          {hint}
        </p>
      ) : null}
      <div className={`grid grid-cols-1 gap-3 ${COLUMNS[columns]}`}>
        {options.map((option, index) => (
          <RadioCard
            key={option.value}
            id={`${id}-${index + 1}`}
            group={props}
            option={option}
            isFocusable={index === focusable}
            focusRef={index === focusable ? ref : null}
          />
        ))}
      </div>
      {error ? <InputError id={getErrorId(id)}>{error}</InputError> : null}
    </fieldset>
  );
}

type RadioCardProps<Value extends string> = {
  id: string;
  group: Omit<RadioCardsProps<Value>, 'ref'>;
  option: RadioOption<Value>;
  /** The focus comes to this radio first. */
  isFocusable: boolean;
  focusRef: Ref<HTMLInputElement>;
};

function RadioCard<Value extends string>({
  id,
  group,
  option,
  isFocusable,
  focusRef,
}: RadioCardProps<Value>) {
  const { label, description, value } = option;
  /* Not every screen reader says the description of a group that the focus enters. */
  const groupError = isFocusable && group.error ? getErrorId(group.id) : '';
  const described = [description ? `${id}-description` : '', groupError].filter(Boolean).join(' ');
  return (
    <label
      className={classNames(
        'relative flex min-h-16 cursor-pointer items-center gap-3 rounded-button border-line bg-surface py-3 ps-4 pe-11 hover:border-pitch',
        'has-checked:border-pitch has-checked:bg-tint has-checked:ring-1 has-checked:ring-pitch',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-focus-visible:shadow-focus forced-colors:has-focus-visible:outline-[Highlight]',
        group.error ? 'border-error' : 'border-control',
      )}
    >
      <input
        ref={focusRef}
        type="radio"
        id={id}
        name={group.name}
        value={value}
        checked={group.value === value}
        onChange={() => group.onChange(value)}
        onBlur={group.onBlur}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
        className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-button focus-visible:shadow-none focus-visible:outline-none forced-colors:static forced-colors:size-5 forced-colors:appearance-auto"
      />
      <span className="min-w-0 break-words">
        <span id={`${id}-label`} className="block text-strong">
          {label}
        </span>
        {description ? (
          <span id={`${id}-description`} className="block text-small text-muted">
            {description}
          </span>
        ) : null}
      </span>
      <span className="pointer-events-none absolute end-3 top-3 hidden place-items-center rounded-chip bg-pitch p-0.5 text-on-pitch peer-checked:grid forced-colors:peer-checked:hidden">
        <IconCheck className="size-4" />
      </span>
    </label>
  );
}
