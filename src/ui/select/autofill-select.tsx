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
 * A clipped native select for autofill, because browsers fill only native fields that are displayed. Keys, pointers and
 * assistive technology cannot reach it. Its options render with low priority.
 */
export function AutofillSelect({
  name,
  autoComplete,
  options,
  value,
  onChange,
}: AutofillSelectProps) {
  const rendered = useDeferredValue(options, NONE);
  /* It renders together with its options, because each added option would be a change of the page. */
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
