/**
 * Reports values that no event has reported: some password managers and browsers fill a field in without one
 * (facebook/react#1159). React compares the value with its own record when an `input` event comes, and ignores the event
 * where both are the same.
 * @param form the element that contains the fields
 */
export function reportSilentInput(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input:not([type=radio],[type=checkbox]), textarea'))
    field.dispatchEvent(new Event('input', { bubbles: true }));
}
