/** A public report of another project, tried on our site. */
export type Report = {
  /** Where it was seen: the repository and the number of its issue or pull request. */
  readonly where: string;
  /** What was entered here. */
  readonly input: string;
  /** What our site makes of it. */
  readonly outcome: string;
};

/** Shows what nobody can see in a table. */
const shown = (text: string) =>
  text
    .replace(/[\p{Cf}\p{Z}]/gu, (character) =>
      character === ' ' ? ' ' : `{U+${character.codePointAt(0)?.toString(16).toUpperCase()}}`,
    )
    .replaceAll('|', '\\|');

/** One row of docs/reports.md. */
export const formatRow = ({ where, input, outcome }: Report): string =>
  `| ${where} | \`${shown(input)}\` | ${outcome} |`;
