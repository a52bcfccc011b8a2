import { useCallback, useEffect, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useStore } from 'zustand';
import { loadPhoneLibrary } from '#src/kernel/phone/phone-library.ts';
import { createPhoneEditor } from './phone-editor.ts';
import { getEditKind, getHistoryStep } from './phone-input.ts';
import { useOfferedCountries } from './use-offered-countries.ts';
import { useSubmitHold } from './submit-holds.ts';
import { useLatePart } from '#src/ui/loading/use-late-part.ts';

/**
 * Manages the text of a phone field: it formats the text while the visitor types, keeps the country in step and gives
 * the form the value of the UI contract (2b). A submit waits until the phone library has parsed the number.
 * @param name the field's name in the form
 * @param followed the country that applies until the field has its own, or null
 * @returns the state, whether it can be validated, the handlers of the text field, and two functions for blur:
 *   `leave` at once, then `onBlur`
 */
export function usePhoneText(name: string, followed: string | null) {
  const {
    field: { value, onChange, onBlur, ref: focusRef },
  } = useController({ name, defaultValue: '' });
  const form = useFormContext();
  const [library, askForLibrary] = useLatePart(loadPhoneLibrary);
  const [editor] = useState(() => createPhoneEditor(followed));
  const state = useStore(editor.state);
  const isOffered = useOfferedCountries();
  const readInFull = useCallback(async () => {
    editor.readWith({ library: await loadPhoneLibrary(), followed, isOffered });
    editor.leave();
  }, [editor, followed, isOffered]);
  useSubmitHold(readInFull);

  useEffect(
    () =>
      editor.state.subscribe((next, before) => {
        if (next.value !== before.value) onChange(next.value);
        /* A picked country may correct the number. It does not reject a number that is not there yet. */
        if (next.picked !== before.picked && form.getFieldState(name).invalid)
          void form.trigger(name);
      }),
    [editor, onChange, form, name],
  );
  useEffect(() => editor.accept(value), [editor, value]);
  useEffect(
    () => editor.readWith({ library, followed, isOffered }),
    [editor, library, followed, isOffered],
  );

  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      editor.attach(input);
      focusRef(input);
    },
    [editor, focusRef],
  );
  const handlers = {
    ref,
    onFocus: askForLibrary,
    onChange: ({ nativeEvent }: FormEvent<HTMLInputElement>) => {
      /* The first event is not enough: a composition may start before the page is hydrated. */
      if ((nativeEvent as InputEvent).isComposing) editor.compose(true);
      else editor.edit(getEditKind(nativeEvent));
    },
    onCompositionEnd: () => editor.compose(false),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const direction = getHistoryStep(event);
      if (direction === null) return;
      event.preventDefault();
      editor.goBack(direction);
    },
  };
  const { pick, leave } = editor;
  const canValidate = library !== null && (state.country !== null || state.international);
  return { state, canValidate, pick, leave, onBlur, handlers };
}
