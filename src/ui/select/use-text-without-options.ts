import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Keeps the typed text while a combobox is unmounted, for example when its list failed to load. */
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
 * Keeps text that was typed into a combobox before there were options. It stays on screen, and the field is validated
 * when the options have loaded. Text from before hydration counts too.
 * @param setting the field and its options
 * @param settle selects the option with the text as its label; it returns whether there is one
 * @returns the text, `''` when none waits, and the functions that change it
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
