import { useDeferredValue } from 'react';
import type { SelectOption } from './select-option.tsx';

const NONE: readonly SelectOption[] = [];

type AutofillSelectProps = {
  name: string;
  autoComplete: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
};

/**
 * A clipped native select: browsers fill in only native fields, and skip those that are not displayed.
 * Nobody can reach it by key or pointer, and assistive technology does not see it. Its options make way for the visitor.
 */
export function AutofillSelect({
  name,
  autoComplete,
  options,
  value,
  onChange,
}: AutofillSelectProps) {
  const rendered = useDeferredValue(options, NONE);
  /* Comes into the page with its options: added one by one, each of them would be a change of the page to look into. */
  if (rendered.length === 0) return null;
  return (
    <select
      name={name}
      autoComplete={autoComplete}
      tabIndex={-1}
      aria-hidden="true"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="pointer-events-none absolute bottom-0 size-px opacity-0"
    >
      <option value="">None</option>
      {rendered.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
