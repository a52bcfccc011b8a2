import {
  Fragment,
  memo,
  useDeferredValue,
  useEffect,
  type ComponentPropsWithRef,
  type MouseEvent,
} from 'react';
import { listPanel, showWhole } from '#src/ui/overlay/floating-panel.ts';
import { getOptionId } from './option-id.ts';
import { OptionDivider, OptionFace, type SelectOption } from './select-option.tsx';

type OptionListProps = Omit<ComponentPropsWithRef<'div'>, 'onSelect'> & {
  id: string;
  options: readonly SelectOption[];
  /** The chosen value, or `''`. */
  value: string;
  /** The index of the option that Enter would take, or -1. */
  active: number;
  onPoint: (index: number) => void;
  onPick: (index: number) => void;
  /** The list has the focus while it is open. Otherwise an input has it. */
  hasFocus?: boolean;
  /** The number of options before the divider. */
  dividerAfter?: number | undefined;
  /** The text of the only row without options. */
  emptyText?: string;
};

/** The number of rows in the first render. The rest of a long list follows after the paint. */
const FIRST_ROWS = 12;

const indexUnder = (event: MouseEvent) => {
  const row = (event.target as Element).closest<HTMLElement>('[data-index]');
  return row ? Number(row.dataset['index']) : -1;
};

/**
 * The open list of a `Select` or `SelectSearch`. These control the active option. One handler serves all rows, and only
 * changed rows render again, so that a list of 250 countries opens and filters quickly.
 */
export function OptionList({
  id,
  options,
  value,
  active,
  onPoint,
  onPick,
  dividerAfter,
  emptyText,
  hasFocus = false,
  onKeyDown,
  className = '',
  ...rest
}: OptionListProps) {
  const rendered = useDeferredValue(options.length, Math.max(active + 1, 0) + FIRST_ROWS);

  const activeId = active >= 0 && active < rendered ? getOptionId(id, active) : null;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function handleMove(event: MouseEvent) {
    const index = indexUnder(event);
    if (index >= 0 && index !== active) onPoint(index);
  }
  function handleClick(event: MouseEvent) {
    const index = indexUnder(event);
    if (index >= 0) onPick(index);
  }
  return (
    <div
      {...rest}
      id={id}
      role="listbox"
      tabIndex={hasFocus ? 0 : -1}
      ref={hasFocus ? takeFocus : showWhole}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={handleMove}
      onClick={handleClick}
      onKeyDown={onKeyDown}
      className={`${listPanel} ${className}`}
    >
      {options.slice(0, rendered).map((option, index) => (
        <Fragment key={option.value}>
          {index > 0 && index === dividerAfter ? <OptionDivider /> : null}
          <OptionRow
            id={getOptionId(id, index)}
            index={index}
            count={options.length}
            option={option}
            isActive={index === active}
            isSelected={option.value === value}
          />
        </Fragment>
      ))}
      {options.length === 0 && emptyText ? (
        <div
          role="option"
          aria-disabled="true"
          aria-selected="false"
          className="list-row text-muted"
        >
          <span>{emptyText}</span>
        </div>
      ) : null}
    </div>
  );
}

type OptionRowProps = {
  id: string;
  index: number;
  /** Of the whole list: it has fewer rows until the rest is rendered. */
  count: number;
  option: SelectOption;
  isActive: boolean;
  isSelected: boolean;
};

const OptionRow = memo(function OptionRow({
  id,
  index,
  count,
  option,
  isActive,
  isSelected,
}: OptionRowProps) {
  return (
    <div
      id={id}
      data-index={index}
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-label={option.tail === undefined ? undefined : option.label}
      aria-labelledby={option.description ? `${id}-label` : undefined}
      aria-describedby={option.description ? `${id}-description` : undefined}
      data-focus={isActive || undefined}
      data-selected={isSelected || undefined}
      className={option.description ? 'list-row flex-wrap gap-y-0 py-1' : 'list-row'}
    >
      <OptionFace option={option} id={id} isSelected={isSelected} />
    </div>
  );
});

function takeFocus(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: true });
  showWhole(panel);
}
