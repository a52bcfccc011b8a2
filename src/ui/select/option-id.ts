/** Builds the id of an option, for `aria-activedescendant`. */
export const getOptionId = (listId: string, index: number) => `${listId}-${index}`;
