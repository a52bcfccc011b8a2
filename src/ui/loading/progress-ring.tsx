/** The radius of the ring in a drawing of 56 px with a stroke of 6 px. */
const RADIUS = 25;

type ProgressRingProps = {
  value: number;
  total: number;
  /** The accessible name, for example "Step 1 of 3". */
  label: string;
};

/** The progress as a ring with "n / total" inside (specification, section 2). */
export function ProgressRing({ value, total, label }: ProgressRingProps) {
  const text = `${value} / ${total}`;
  return (
    <span
      role="img"
      aria-label={label}
      className="relative inline-grid size-14 shrink-0 place-items-center"
    >
      <svg
        viewBox="0 0 56 56"
        aria-hidden="true"
        focusable="false"
        fill="none"
        strokeWidth="6"
        className="absolute inset-0 size-full"
      >
        <circle
          cx="28"
          cy="28"
          r={RADIUS}
          className="stroke-tint forced-colors:stroke-[GrayText]"
        />
        <circle
          cx="28"
          cy="28"
          r={RADIUS}
          pathLength={total}
          strokeDasharray={`${value} ${total}`}
          transform="rotate(-90 28 28)"
          className="stroke-pitch transition-all duration-step forced-colors:stroke-[Highlight]"
        />
      </svg>
      <span key={text} className="text-small tabular-nums">
        {text}
      </span>
    </span>
  );
}
