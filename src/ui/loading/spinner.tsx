type SpinnerProps = {
  /** The reason of the wait. */
  label?: string;
  /** True when words beside the spinner already say it. */
  decorative?: boolean;
  className?: string;
};

/** A turning arc, or three dots for visitors who prefer reduced motion. */
export function Spinner({
  label = 'Loading',
  decorative = false,
  className = 'size-6',
}: SpinnerProps) {
  const drawing = (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="none" className={className}>
      <g className="motion-reduce:hidden" stroke="currentColor" strokeWidth="3">
        <circle cx="12" cy="12" r="9" strokeOpacity="0.25" />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          strokeLinecap="round"
          className="origin-center motion-safe:animate-turn"
        />
      </g>
      <g className="motion-safe:hidden" fill="currentColor">
        <circle cx="4" cy="12" r="2.5" />
        <circle cx="12" cy="12" r="2.5" />
        <circle cx="20" cy="12" r="2.5" />
      </g>
    </svg>
  );
  if (decorative) return drawing;
  return (
    <span role="status" className="inline-flex">
      {drawing}
      <span className="sr-only">{label}</span>
    </span>
  );
}
