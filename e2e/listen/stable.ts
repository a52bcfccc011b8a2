/** What differs between two runs on one site, and what stands for it in a transcript. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\bhc-[0-9a-f]{8}-[0-9a-f]{4}\b/g, '{reference}'],
  [/\b[0-9a-f]{7}\b(?=\)|$)/g, '{commit}'],
  [/© \d{4}/g, '© {year}'],
  [/localhost:\d+/g, '{site}'],
  [/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '{time}'],
];

/** An utterance with the parts masked that would differ in the next run; spaces as one reads them. */
export function stable(utterance: string): string {
  const text = utterance.replaceAll(/\s+/g, ' ').trim();
  return CHANGING.reduce((said, [changing, mask]) => said.replaceAll(changing, mask), text);
}
