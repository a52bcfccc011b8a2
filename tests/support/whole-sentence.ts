/**
 * Finds a paragraph by its whole text, where a name in it has an element of its own.
 * @param words what a reader sees
 */
export const wholeSentence = (words: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === words;
