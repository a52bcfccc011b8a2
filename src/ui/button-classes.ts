export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'text' | 'link';

const BIG = 'button-box px-[min(1.5rem,7vw)] text-strong tracking-[0.04em] wrap-anywhere';

const LOOKS: Record<ButtonVariant, string> = {
  /* In forced colours browsers draw the page's colour behind each word, which would hide the text of a filled
     button. */
  primary: `${BIG} min-h-button border-transparent bg-pitch text-on-pitch forced-color-adjust-none hover:bg-pitch-hover`,
  secondary: `${BIG} min-h-control border-pitch bg-surface text-pitch hover:bg-tint`,
  tertiary: `${BIG} min-h-control border-transparent bg-tint text-pitch hover:text-pitch-hover hover:underline`,
  text: 'button-box min-h-target border-transparent px-3 text-strong text-pitch hover:bg-tint',
  link: 'link-box',
};

/** Gets the classes of a button of one type, also for links that look like a button. */
export function getButtonClasses(variant: ButtonVariant): string {
  return `pressable print:hidden ${LOOKS[variant]}`;
}
