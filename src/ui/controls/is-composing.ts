/**
 * Says whether a key belongs to the input method: it chooses, ends or leaves a composition, and means nothing to the
 * page. Safari sends such a key after the composition has ended, with the code 229 (UI Events, 5.6).
 */
export const isComposing = (key: KeyboardEvent): boolean => key.isComposing || key.keyCode === 229;
