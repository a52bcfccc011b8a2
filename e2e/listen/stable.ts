/** What differs between two runs on one site, and what stands for it in a transcript. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\bhc-[0-9a-f]{8}-[0-9a-f]{4}\b/g, '{reference}'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '{reference}'],
  [/\b[0-9a-f]{7}\b(?=\)|$)/g, '{commit}'],
  [/© \d{4}/g, '© {year}'],
  [/localhost:\d+/g, '{site}'],
  [/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '{time}'],
  /* Today in the nine date formats of the second step. */
  [/\b\d{1,2} [A-Z][a-z]{2} \d{4}\b/g, '{today}'],
  [/\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g, '{today}'],
  [/\b(\d{4}([-/])\d{2}\2\d{2}|\d{2}([-/.])\d{2}\3\d{4})\b/g, '{today}'],
  /* The example of the phone field comes when its code is there: before the field is read out, or after. */
  [/(?<=Phone entry) (021 123 4567|51234)\b/g, ''],
  /* The news that a list is open is said with the field, or alone, when Orca has just said the field. */
  [/^[\w ]+ editable combo box (expanded|collapsed)$/g, '$1'],
  /* The place where the reading begins is said with its role, unless Orca has just said it. */
  [/(?<=^Skip to main content) link$/g, ''],
  /* Orca says this of any field that Tab has reached, or does not, whichever event comes first; nothing is unselected. */
  [/^Text unselected\.$/g, ''],
  /* What Orca leaves depends on where it has gone by itself when the focused element went. */
  [/^leaving [a-z ]+\.$/g, ''],
];

/** An utterance with the parts masked that would differ in the next run; spaces as one reads them. */
export function maskChangingParts(utterance: string): string {
  const text = utterance.replaceAll(/\s+/g, ' ').trim();
  return CHANGING.reduce((said, [changing, mask]) => said.replaceAll(changing, mask), text);
}
