/** Converts a text to lower case without accents, for sorting and searching: "cote" finds Côte d'Ivoire. */
export const removeAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
