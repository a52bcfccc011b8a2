/**
 * Types a text into a field for the visitor. React keeps its own setter on each input; the prototype's is the one that
 * the browser uses, so that React sees the text as typed.
 */
export function typeInto(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
