import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { RadioCards } from '#src/ui/controls/radio-cards.tsx';
import { useFieldError } from './use-field-error.ts';

type ChoiceFieldProps = Pick<
  ComponentProps<typeof RadioCards>,
  'name' | 'legend' | 'options' | 'hint' | 'required' | 'columns'
>;

/** Radio cards in the form context. */
export function ChoiceField({ name, ...cards }: ChoiceFieldProps) {
  const { field } = useController({ name, defaultValue: '' });
  const error = useFieldError(name);
  return <RadioCards {...cards} {...field} id={name} error={error} />;
}
