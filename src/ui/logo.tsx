/** The huddle of five as a tile; the same drawing as public/favicon.svg. */
const PEOPLE = [
  { x: 20, y: 10, angle: 0, bib: 'fill-bib' },
  { x: 29.5, y: 16.9, angle: 72, bib: 'fill-cream' },
  { x: 25.9, y: 28.1, angle: 144, bib: 'fill-clay' },
  { x: 14.1, y: 28.1, angle: 216, bib: 'fill-mint' },
  { x: 10.5, y: 16.9, angle: 288, bib: 'fill-cream' },
] as const;

/** The product's mark, as decoration beside its name. */
export function Logo({ className = 'size-9' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 forced-color-adjust-none ${className}`}
    >
      <rect width="40" height="40" rx="11" className="fill-grass" />
      {PEOPLE.map(({ x, y, angle, bib }) => (
        <rect
          key={angle}
          x="-5.5"
          y="-2.6"
          width="11"
          height="5.2"
          rx="2.6"
          transform={`translate(${x} ${y}) rotate(${angle})`}
          className={bib}
        />
      ))}
      <circle cx="20" cy="20" r="2.6" className="fill-chalk" />
    </svg>
  );
}
