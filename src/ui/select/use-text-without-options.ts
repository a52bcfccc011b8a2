import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Holds what was typed while a combobox is taken away, as by a list that could not be loaded. */
export type KeptText = { readonly read: () => string; readonly keep: (text: string) => void };

export function keepText(): KeptText {
  let kept = '';
  return {
    read: () => kept,
    keep: (text) => {
      kept = text;
    },
  };
}

type Setting = {
  /** The id of the text field. */
  id: string;
  options: readonly unknown[];
  typed?: KeptText | undefined;
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
  const [text, setText] = useState(() => typed?.read() ?? '');

  function note(query: string) {
    typed?.keep(query);
    setText('');
  }
  function wait(query: string) {
    note(query);
    setText(query);
  }
  const forget = () => note('');
  const onRead = useEffectEvent((fieldId: string) => {
    const input = document.getElementById(fieldId);
    if (!(input instanceof HTMLInputElement) || input === document.activeElement) return;
    if (options.length === 0 && input.value !== '') wait(input.value);
  });
  const onOptions = useEffectEvent((now: Setting['options']) => {
    if (now.length === 0 || text === '') return;
    if (settle(text)) forget();
    setting.onBlur?.();
  });

  // oxlint-disable-next-line react/set-state-in-effect -- the browser held the text before React did
  useLayoutEffect(() => onRead(id), [id]);
  // oxlint-disable-next-line react/set-state-in-effect -- the options have come from outside
  useEffect(() => onOptions(options), [options]);
  return { text, note, wait, forget };
}
