import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Field,
} from '@headlessui/react';
import { Fragment, useState, type FocusEvent, type Ref } from 'react';
import { announce } from './announce.ts';
import { classNames } from './class-names.ts';
import { AutofillSelect } from './autofill-select.tsx';
import { controlFrame, controlInput, listPanel, listRow, showWhole } from './control-classes.ts';
import { errorId, hintId } from './described-by.ts';
import { IconChevron } from './icons.tsx';
import { InputError } from './input-error.tsx';
import { OptionDivider, OptionFace, type SelectOption } from './select-option.tsx';

export type SelectSearchProps<Option extends SelectOption> = {
  id: string;
  label: string;
  options: readonly Option[];
  /** The options that fit what was typed, best first. */
  search: (query: string) => readonly Option[];
  /** `''` when nothing is chosen yet. */
  value: string;
  /** Told `''` when the field was left empty. */
  onChange: (value: string) => void;
  /** The name of the list and of the button that opens it. */
  listLabel: string;
  /** Says how many fit, for example "12 countries". */
  countText: (count: number) => string;
  /** Said and shown when none fits. */
  emptyText: string;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** A line is drawn after so many options while nothing is searched for. */
  dividerAfter?: number;
  /** The browser's autofill token; a hidden native select then takes what the browser fills in. */
  autoComplete?: string;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A choice of one from a long list with a search (ARIA combobox pattern). Text that is no option gives way
 * to the last choice when the field is left; Escape does the same at once.
 */
export function SelectSearch<Option extends SelectOption>(props: SelectSearchProps<Option>) {
  const { id, label, hint, error, options, value, onChange } = props;
  return (
    <Field className="relative min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-label">
        {label}
      </label>
      {hint ? (
        <Description id={hintId(id)} className="-mt-1 mb-1.5 text-hint text-muted">
          {hint}
        </Description>
      ) : null}
      <SearchBox {...props} />
      {props.autoComplete && props.name ? (
        <AutofillSelect
          name={props.name}
          autoComplete={props.autoComplete}
          options={options}
          value={value}
          onChange={onChange}
        />
      ) : null}
      {error ? (
        <Description as="div" id={`${errorId(id)}-of-list`}>
          <InputError id={errorId(id)}>{error}</InputError>
        </Description>
      ) : null}
    </Field>
  );
}

function SearchBox<Option extends SelectOption>({
  ref = null,
  ...props
}: SelectSearchProps<Option>) {
  const { id, options, value, onChange } = props;
  const [found, setFound] = useState<readonly Option[] | null>(null);
  const labelOf = (wanted: string) =>
    options.find((option) => option.value === wanted)?.label ?? '';
  const chosen = options.find((option) => option.value === value);

  function handleType(text: string) {
    const fitting = text.trim() ? props.search(text) : null;
    setFound(fitting);
    if (fitting) announce(fitting.length > 0 ? props.countText(fitting.length) : props.emptyText);
  }
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const inside = event.currentTarget.parentElement?.contains(event.relatedTarget);
    if (inside) return;
    if (event.currentTarget.value === '' && value !== '') onChange('');
    props.onBlur?.();
  }
  return (
    <Combobox
      immediate
      value={value === '' ? null : value}
      /* The library reports an emptied field at once; here that counts only when the field is left so. */
      onChange={(picked: string | null) => picked !== null && onChange(picked)}
      onClose={() => setFound(null)}
    >
      <div className={controlFrame}>
        {chosen?.icon ? (
          <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center">
            {chosen.icon}
          </span>
        ) : null}
        <ComboboxInput
          id={id}
          ref={ref}
          autoComplete="off"
          placeholder={props.placeholder}
          aria-required={props.required}
          aria-invalid={props.error ? true : undefined}
          displayValue={labelOf}
          onChange={(event) => handleType(event.target.value)}
          onBlur={handleBlur}
          onFocus={(event) => event.currentTarget.select()}
          className={classNames(
            controlInput,
            'pe-3 text-ellipsis',
            chosen?.icon ? 'ps-11' : 'ps-3',
          )}
        />
        <ComboboxButton
          aria-label={props.listLabel}
          className="grid w-target shrink-0 cursor-pointer place-items-center rounded-control"
        >
          <IconChevron />
        </ComboboxButton>
        <OptionList {...props} found={found} />
      </div>
    </Combobox>
  );
}

type OptionListProps<Option extends SelectOption> = SelectSearchProps<Option> & {
  found: readonly Option[] | null;
};

function OptionList<Option extends SelectOption>(props: OptionListProps<Option>) {
  const shown = props.found ?? props.options;
  return (
    <ComboboxOptions modal={false} ref={showWhole} className={`${listPanel} w-list max-w-full`}>
      {shown.length === 0 ? (
        <ComboboxOption value="" disabled className={`${listRow} text-muted`}>
          {props.emptyText}
        </ComboboxOption>
      ) : null}
      {shown.map((option, index) => (
        <Fragment key={option.value}>
          {props.found === null && index > 0 && index === props.dividerAfter ? (
            <OptionDivider />
          ) : null}
          <ComboboxOption value={option.value} className={listRow}>
            <OptionFace option={option} />
          </ComboboxOption>
        </Fragment>
      ))}
    </ComboboxOptions>
  );
}
