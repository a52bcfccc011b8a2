import {
  Description,
  Field,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
} from '@headlessui/react';
import { Fragment, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names.ts';
import { controlBox, listPanel, listRow, showWhole } from './control-classes.ts';
import { errorId, hintId } from './described-by.ts';
import { IconChevron } from './icons.tsx';
import { InputError } from './input-error.tsx';
import { OptionDivider, OptionFace, type SelectOption } from './select-option.tsx';
import { useTypeAhead } from './use-type-ahead.ts';

type SelectProps<Value extends string> = {
  id: string;
  label: string;
  /** `''` when nothing is chosen yet. */
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  hint?: string | undefined;
  error?: string | undefined;
  placeholder?: string;
  /** The whole name of a select that stands in another control's box, without label, hint and error of its own. */
  buttonLabel?: string;
  /** What the button shows; the chosen option if left out. */
  face?: ReactNode;
  /** A line is drawn after so many options. */
  dividerAfter?: number;
  disabled?: boolean;
  onBlur?: FocusEventHandler<HTMLButtonElement>;
  ref?: Ref<HTMLButtonElement>;
};

/** A choice of one from a list that opens (ARIA listbox pattern); typing goes to the option that starts so. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { id, label, hint, error } = props;
  if (props.buttonLabel !== undefined) return <SelectBox {...props} />;
  return (
    <Field className="min-w-0">
      <Label className="mb-1.5 block text-label">{label}</Label>
      {hint ? (
        <Description id={hintId(id)} className="-mt-1 mb-1.5 text-hint text-muted">
          {hint}
        </Description>
      ) : null}
      <div className="relative">
        <SelectBox {...props} />
      </div>
      {error ? (
        <Description as="div" id={`${errorId(id)}-of-list`}>
          <InputError id={errorId(id)}>{error}</InputError>
        </Description>
      ) : null}
    </Field>
  );
}

const BARE =
  'flex min-h-target cursor-pointer items-center gap-2 rounded-s-control border-e border-hairline ps-3 pe-2.5 text-body tabular-nums';

function SelectBox<Value extends string>({ ref = null, ...props }: SelectProps<Value>) {
  const chosen = props.options.find(({ value }) => value === props.value);
  const bare = props.buttonLabel !== undefined;
  return (
    <Listbox
      value={props.value}
      onChange={props.onChange as (value: Value | '') => void}
      disabled={props.disabled ?? false}
    >
      <ListboxButton
        id={props.id}
        ref={ref}
        {...(bare ? { 'aria-label': props.buttonLabel } : {})}
        aria-invalid={props.error ? true : undefined}
        onBlur={props.onBlur}
        className={
          bare
            ? BARE
            : classNames(controlBox, 'flex cursor-pointer items-center gap-2.5 px-3 text-start')
        }
      >
        {props.face ?? <Chosen option={chosen} placeholder={props.placeholder} />}
        <IconChevron className={bare ? 'size-4' : 'size-5'} />
      </ListboxButton>
      <SelectList {...props} bare={bare} />
    </Listbox>
  );
}

function Chosen({
  option,
  placeholder,
}: {
  option: SelectOption | undefined;
  placeholder: string | undefined;
}) {
  if (!option) return <span className="flex-1 text-muted">{placeholder}</span>;
  return (
    <>
      {option.icon}
      <span className="min-w-0 flex-1 truncate">{option.label}</span>
    </>
  );
}

function SelectList<Value extends string>(props: SelectProps<Value> & { bare: boolean }) {
  const holdSearch = useTypeAhead();
  return (
    <ListboxOptions
      modal={false}
      ref={showWhole}
      onKeyDown={holdSearch}
      className={classNames(listPanel, props.bare ? 'w-list max-w-full' : 'w-full')}
    >
      {props.options.map((option, index) => (
        <Fragment key={option.value}>
          {index > 0 && index === props.dividerAfter ? <OptionDivider /> : null}
          <ListboxOption
            value={option.value}
            aria-labelledby={`${props.id}-${index}-label`}
            aria-describedby={option.description ? `${props.id}-${index}-description` : undefined}
            className={listRow}
          >
            <OptionFace option={option} id={`${props.id}-${index}`} />
          </ListboxOption>
        </Fragment>
      ))}
    </ListboxOptions>
  );
}
