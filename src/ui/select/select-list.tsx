import type { ComponentPropsWithRef } from 'react';
import { getOptionId } from './option-id.ts';
import { OptionList } from './option-list.tsx';
import type { SelectOption } from './select-option.tsx';
import { useOptionKeys } from './use-option-keys.ts';

type SelectListProps<Value extends string> = Omit<
  ComponentPropsWithRef<typeof OptionList>,
  'options' | 'onPick' | 'onPoint'
> & {
  options: readonly SelectOption<Value>[];
  onMove: (active: number) => void;
  onPick: (value: Value) => void;
  onClose: () => void;
};

/** The list of a `Select`. It has the focus while it is open, and `onClose` returns it. */
export function SelectList<Value extends string>({
  options,
  onMove,
  onPick,
  onClose,
  ...list
}: SelectListProps<Value>) {
  const { id, active } = list;
  function pick(index: number) {
    const option = options[index];
    if (option) onPick(option.value);
    onClose();
  }
  const handleKey = useOptionKeys({ options, active, onMove, onPick: pick, onClose });
  return (
    <OptionList
      {...list}
      options={options}
      hasFocus
      aria-activedescendant={active >= 0 ? getOptionId(id, active) : undefined}
      onKeyDown={handleKey}
      onPoint={onMove}
      onPick={pick}
    />
  );
}
