import { useId, type FocusEvent, type Ref } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { listDescribingIds } from '#src/ui/controls/described-by.ts';
import { FieldShell } from '#src/ui/controls/field-shell.tsx';
import { IconChevron } from '#src/ui/icons.tsx';
import { getOptionId } from './option-id.ts';
import { selectOnArrival } from '#src/ui/controls/select-on-arrival.ts';
import type { SelectOption } from './select-option.tsx';
import { useLatePart } from '#src/ui/loading/use-late-part.ts';
import { useSearchList } from './use-search-list.ts';
import type { KeptText } from './use-text-without-options.ts';

const loadOptionList = async () => (await import('./option-list.tsx')).OptionList;
const loadAutofillSelect = async () => (await import('./autofill-select.tsx')).AutofillSelect;

export type SelectSearchProps<Option extends SelectOption> = {
  id: string;
  label: string;
  options: readonly Option[];
  /** Finds the options that match the query, the best first. The function changes when rows or search have loaded. */
  search: (query: string) => readonly Option[];
  /** `''` when nothing is chosen yet. */
  value: string;
  /** Receives `''` when the field is empty on blur. */
  onChange: (value: string) => void;
  /** The accessible name of the list and of its button. */
  listLabel: string;
  /** Formats the number of matches, for example "12 countries". */
  countText: (count: number) => string;
  /** The text without a match, also announced. */
  emptyText: string;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** The number of options before the divider, without a query. */
  dividerAfter?: number;
  /** The autofill token. A hidden native select receives the browser's value. */
  autoComplete?: string;
  name?: string;
  /** Keeps the text that was typed before there were options, so that it is there again after the box unmounts. */
  typed?: KeptText;
  /** Called on blur. Without options it is called when the options have loaded. */
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A select with a search for a long list (ARIA combobox pattern). On blur, text that is no option is replaced by the
 * last choice. Escape does the same at once.
 */
export function SelectSearch<Option extends SelectOption>(props: SelectSearchProps<Option>) {
  const { id, label, hint, error, name, autoComplete } = props;
  const [AutofillSelect] = useLatePart(loadAutofillSelect);
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <SearchBox {...props} />
      {AutofillSelect && autoComplete && name ? (
        <AutofillSelect
          name={name}
          autoComplete={autoComplete}
          options={props.options}
          value={props.value}
          onChange={props.onChange}
        />
      ) : null}
    </FieldShell>
  );
}

function SearchBox<Option extends SelectOption>({ ref, ...props }: SelectSearchProps<Option>) {
  const { id, emptyText } = props;
  const listId = `${id}-list${useId()}`;
  const countText = (count: number) => (count > 0 ? props.countText(count) : emptyText);
  const box = useSearchList({ ...props, countText });
  const { list, chosen } = box;
  const [OptionList, askForList] = useLatePart(loadOptionList);
  const isOpen = list !== null;

  function handleFocus(event: FocusEvent<HTMLInputElement>) {
    askForList();
    box.arrive();
    selectOnArrival.onFocus(event);
  }
  return (
    <div className="control-frame">
      {chosen?.icon ? (
        <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center">
          {chosen.icon}
        </span>
      ) : null}
      <input
        ref={ref}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        placeholder={props.placeholder}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={
          list && list.active >= 0 ? getOptionId(listId, list.active) : undefined
        }
        aria-required={props.required}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={listDescribingIds(id, props.hint, props.error)}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onMouseDown={selectOnArrival.onMouseDown}
        onClick={box.open}
        onFocus={handleFocus}
        onBlur={box.leave}
        onKeyDown={box.handleKey}
        className={classNames(
          'control-input',
          'pe-3 text-ellipsis',
          chosen?.icon ? 'ps-11' : 'ps-3',
        )}
      />
      <ListButton
        label={props.listLabel}
        inputId={id}
        isOpen={isOpen}
        onToggle={isOpen ? box.close : box.open}
      />
      {list && OptionList ? (
        <OptionList
          id={listId}
          aria-label={props.listLabel}
          options={box.shown}
          value={props.value}
          active={list.active}
          onPoint={box.point}
          onPick={box.pick}
          dividerAfter={list.found ? undefined : props.dividerAfter}
          emptyText={emptyText}
          className="w-list max-w-full"
        />
      ) : null}
    </div>
  );
}

type ListButtonProps = { label: string; inputId: string; isOpen: boolean; onToggle: () => void };

/** A button for the mouse. Keys open the list from the field, so the Tab key skips it. */
function ListButton({ label, inputId, isOpen, onToggle }: ListButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        document.getElementById(inputId)?.focus();
        onToggle();
      }}
      className="grid w-target shrink-0 cursor-pointer place-items-center rounded-control"
    >
      <IconChevron />
    </button>
  );
}
