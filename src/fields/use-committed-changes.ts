import { useEffect, type RefObject } from 'react';
import { afterPress } from '#src/ui/press/after-press.ts';

/**
 * Calls back when the value of a control was committed: the browser's own `change` event, which React does not have
 * (its `onChange` is the `input` event). Autofill fires it, without ever focusing the field.
 * @param form the element that holds the controls
 * @param onCommit told the control's name
 */
export function useCommittedChanges(
  form: RefObject<HTMLFormElement | null>,
  onCommit: (name: string) => void,
): void {
  useEffect(() => {
    function handleChange({ target }: Event) {
      if (!(target instanceof Element) || !form.current?.contains(target)) return;
      const name = target.getAttribute('name');
      if (name) afterPress(() => onCommit(name));
    }
    /* Above React's own root, so that the form's values are up to date by the time they are judged. */
    document.addEventListener('change', handleChange);
    return () => document.removeEventListener('change', handleChange);
  }, [form, onCommit]);
}
