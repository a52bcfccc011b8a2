/** The id of one option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;
