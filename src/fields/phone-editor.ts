import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextWithCaret } from '#src/kernel/phone/caret.ts';
import type { EditKind } from '#src/kernel/phone/edit-phone.ts';
import { createEditHistory } from './edit-history.ts';
import { readInput, writeInput } from './phone-input.ts';
import {
  changeText,
  emptyPhone,
  giveNumber,
  pickCountry,
  type PhoneContext,
  type PhoneState,
} from './phone-state.ts';

/** Connects the browser's text field, which holds the text, with the form, which gets the value. */
export type PhoneEditor = {
  readonly state: StoreApi<PhoneState>;
  /** Sets the text field, or null when it unmounts. */
  readonly attach: (input: HTMLInputElement | null) => void;
  /** Sets a new context and parses the text again. */
  readonly readWith: (context: PhoneContext) => void;
  /** Accepts a value that the page gives to the form. */
  readonly accept: (value: string) => void;
  /** Starts or ends a composition. Until it ends, the text belongs to the input method (UI Events, 5.7). */
  readonly compose: (isUnderWay: boolean) => void;
  /** Handles a change of the text by the browser. */
  readonly edit: (kind: EditKind) => void;
  /**
   * Handles blur and submit: a number that was typed with an exit code is normalised. It reads the field again, because
   * another script may have filled it in without an event.
   */
  readonly leave: () => PhoneState;
  readonly pick: (country: string) => void;
  readonly goBack: (direction: 'undo' | 'redo') => void;
};

/**
 * Creates the editor of one phone field.
 * @param followed the country at the start, or null
 */
export function createPhoneEditor(followed: string | null): PhoneEditor {
  const state = createStore(() => emptyPhone(followed));
  const history = createEditHistory({ text: '', caret: 0 });
  let context: PhoneContext = { library: null, followed, isOffered: () => true };
  let field: HTMLInputElement | null = null;
  let isComposing = false;
  /* The value from the page until the library can format it. */
  let given: string | null = null;

  function show(next: PhoneState, note = history.record) {
    if (field) writeInput(field, next);
    note(next);
    state.setState(next);
  }
  function change(after: TextWithCaret, kind: EditKind = 'typing') {
    show(changeText(state.getState(), { after, kind }, context));
  }
  function give(value: string) {
    given = context.library ? null : value;
    show(giveNumber(state.getState(), value, context));
  }
  return {
    state,
    attach: (input) => {
      field = input;
      isComposing = false;
    },
    readWith: (next) => {
      context = next;
      if (isComposing) return;
      const shown = field ? readInput(field) : state.getState();
      if (shown.text === given) give(given);
      else change(shown, document.activeElement === field ? 'typing' : 'left');
    },
    accept: (value) => {
      if (value !== state.getState().value) give(value);
    },
    compose: (isUnderWay) => {
      isComposing = isUnderWay;
      if (field && !isUnderWay) change(readInput(field));
    },
    edit: (kind) => {
      if (field) change(readInput(field), kind);
    },
    leave: () => {
      isComposing = false;
      const isFilled = field !== null && field.value !== state.getState().text;
      if (field) change(readInput(field), isFilled ? 'whole' : 'left');
      return state.getState();
    },
    pick: (country) => show(pickCountry(state.getState(), country, context)),
    goBack: (direction) => {
      const after = history[direction]();
      if (!after) return;
      show(changeText(state.getState(), { after, kind: 'typing' }, context), history.replace);
    },
  };
}
