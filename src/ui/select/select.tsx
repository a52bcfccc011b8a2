import { FieldShell } from '#src/ui/controls/field-shell.tsx';
import { SelectBox, type SelectBoxProps } from './select-box.tsx';
import type { SelectOption } from './select-option.tsx';

type SelectProps<Value extends string> = Omit<SelectBoxProps<Value>, 'buttonLabel' | 'face'> & {
  label: string;
  placeholder?: string;
};

/** A select with a list (ARIA listbox pattern). Typing moves to the option that starts with the letters. */
export function Select<Value extends string>({ label, placeholder, ...box }: SelectProps<Value>) {
  const { id, hint, error, options, value } = box;
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldShell
      id={id}
      /* The button takes its name from the text in the label and the chosen option. A label element of its own would be a
         second relation, which Orca reads too, and WebKit takes no name from a label element. */
      htmlFor=""
      label={
        <span
          id={`${id}-name`}
          role="presentation"
          onClick={() => document.getElementById(id)?.focus()}
        >
          {label}
        </span>
      }
      hint={hint}
      error={error}
    >
      <div className="relative">
        <SelectBox {...box} face={<Chosen option={chosen} placeholder={placeholder} />} />
      </div>
    </FieldShell>
  );
}

type ChosenProps = { option: SelectOption | undefined; placeholder: string | undefined };

function Chosen({ option, placeholder }: ChosenProps) {
  if (!option) return <span className="flex-1 text-muted">{placeholder}</span>;
  return (
    <>
      {option.icon}
      <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
    </>
  );
}
