import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

type Setting = {
  /** The id of the text field. */
  id: string;
  options: readonly unknown[];
  /** Holds what was typed while the box is taken away, as by a list that could not be loaded. */
  typed?: RefObject<string> | undefined;
  onBlur?: (() => void) | undefined;
};

/**
 * What was typed into a combobox and left before there were options to find it in: it stays on screen, and the field
 * is only judged when the options have come. Text that stood in the page before its script counts too.
 * @param settle chooses the option that the text names; says whether there is one
 * @returns the text, `''` when none waits, and how it changes
 */
export function useTextWithoutOptions(setting: Setting, settle: (text: string) => boolean) {
  const { id, options, typed } = setting;
  const [text, setText] = useState(typed?.current ?? '');

  function note(query: string) {
    if (typed) typed.current = query;
    setText('');
  }
  function wait(query: string) {
    note(query);
    setText(query);
  }
  const forget = () => note('');
  const onRead = useEffectEvent(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement) || input === document.activeElement) return;
    if (options.length === 0 && input.value !== '') wait(input.value);
  });
  const onOptions = useEffectEvent(() => {
    if (options.length === 0 || text === '') return;
    if (settle(text)) forget();
    setting.onBlur?.();
  });

  useLayoutEffect(() => onRead(), [id]);
  useEffect(() => onOptions(), [options]);
  return { text, note, wait, forget };
}
