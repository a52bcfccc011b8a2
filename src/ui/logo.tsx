/** The colours of the five people. public/favicon.svg has the same drawing. */
const BIBS = ['fill-bib', 'fill-cream', 'fill-clay', 'fill-mint', 'fill-cream'] as const;

/** The logo of the product, as decoration beside its name. */
export function Logo({ className = 'size-9' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 forced-color-adjust-none ${className}`}
    >
      <rect width="40" height="40" rx="11" className="fill-grass" />
      {BIBS.map((bib, place) => (
        <rect
          key={place}
          x="14.5"
          y="7.4"
          width="11"
          height="5.2"
          rx="2.6"
          transform={`rotate(${place * 72} 20 20)`}
          className={bib}
        />
      ))}
      <circle cx="20" cy="20" r="2.6" className="fill-chalk" />
    </svg>
  );
}
