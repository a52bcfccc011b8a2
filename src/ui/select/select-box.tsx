import {
  useId,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { listDescribingIds } from '#src/ui/controls/described-by.ts';
import { IconChevron } from '#src/ui/icons.tsx';
import { useLatePart } from '#src/ui/loading/use-late-part.ts';
import { moveInList } from './list-keys.ts';
import type { SelectOption } from './select-option.tsx';

const loadList = async () => (await import('./select-list.tsx')).SelectList;

export type SelectBoxProps<Value extends string> = {
  id: string;
  /** `''` when nothing is chosen yet. */
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  hint?: string | undefined;
  error?: string | undefined;
  /** The accessible name of a select inside another control. It has no label, hint and error of its own. */
  buttonLabel?: string;
  /** The content of the button. */
  face: ReactNode;
  /** The number of options before the divider. */
  dividerAfter?: number;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

const BARE =
  'flex min-h-target min-w-25.5 cursor-pointer items-center gap-1.5 rounded-s-control border-e border-hairline ps-2.5 pe-2 text-body tabular-nums sm:ps-3 sm:pe-2.5';
const BOX = 'control-box flex cursor-pointer items-center gap-2.5 px-3 text-start';

/** The button of a select with its list. `buttonLabel` makes it a part of another control. */
export function SelectBox<Value extends string>({ ref, ...props }: SelectBoxProps<Value>) {
  const { id, options, value, buttonLabel, hint, error } = props;
  const listId = `${id}-list${useId()}`;
  const chosenIndex = options.findIndex((option) => option.value === value);
  const [active, setActive] = useState<number | null>(null);
  const [SelectList, askForList] = useLatePart(loadList);
  const isOpen = active !== null;
  const isBare = buttonLabel !== undefined;
  const name = isBare
    ? { 'aria-label': buttonLabel }
    : { 'aria-labelledby': `${id}-name ${id}-face` };

  function open() {
    askForList();
    setActive(chosenIndex);
  }
  function close() {
    document.getElementById(id)?.focus();
    setActive(null);
  }
  /** The button handles the keys that move or pick until the list has loaded. */
  function handleKey(event: KeyboardEvent) {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const next = isOpen || isArrow ? moveInList(event.key, active ?? -1, options.length) : null;
    const picked = isOpen && event.key === 'Enter' ? options[active] : undefined;
    if (next !== null) setActive(isOpen || chosenIndex === -1 ? next : chosenIndex);
    else if (picked) pick(picked.value);
    else return;
    event.preventDefault();
  }
  function pick(picked: Value) {
    props.onChange(picked);
    close();
  }
  function handleLeave(event: FocusEvent) {
    const goesTo = event.relatedTarget?.id;
    if (goesTo === id || goesTo === listId) return;
    setActive(null);
    props.onBlur?.();
  }
  return (
    <>
      <button
        ref={ref}
        {...name}
        type="button"
        id={id}
        disabled={props.disabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        data-invalid={error ? true : undefined}
        aria-describedby={isBare ? undefined : listDescribingIds(id, hint, error)}
        onClick={isOpen ? close : open}
        onKeyDown={handleKey}
        onFocus={askForList}
        onBlur={handleLeave}
        className={isBare ? BARE : BOX}
      >
        <span id={`${id}-face`} className="flex min-w-0 flex-1 items-center gap-2">
          {props.face}
        </span>
        <IconChevron className={isBare ? 'size-4' : 'size-5'} />
      </button>
      {isOpen && SelectList ? (
        <SelectList
          {...name}
          {...{ options, value, active }}
          id={listId}
          dividerAfter={props.dividerAfter}
          onMove={setActive}
          onPick={props.onChange}
          onClose={close}
          onBlur={handleLeave}
          className={isBare ? 'w-list max-w-full' : 'w-full'}
        />
      ) : null}
    </>
  );
}
