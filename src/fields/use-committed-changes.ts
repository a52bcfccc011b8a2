import { useEffect, type RefObject } from 'react';

/**
 * Calls back when the value of a control is committed. That is the browser's `change` event. React does not have it,
 * because its `onChange` is the `input` event. Autofill fires `change` without a focus.
 * @param form the element that contains the controls
 * @param onCommit receives the control's name
 */
export function useCommittedChanges(
  form: RefObject<HTMLFormElement | null>,
  onCommit: (name: string) => void,
): void {
  useEffect(() => {
    function handleChange({ target }: Event) {
      if (!(target instanceof Element) || !form.current?.contains(target)) return;
      const name = target.getAttribute('name');
      if (name) onCommit(name);
    }
    /* The listener is above React's root, so that the values of the form are up to date when they are validated. */
    document.addEventListener('change', handleChange);
    return () => document.removeEventListener('change', handleChange);
  }, [form, onCommit]);
}
