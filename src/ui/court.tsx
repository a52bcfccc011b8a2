import { classNames } from './class-names.ts';

const CENTRE = { x: 280, y: 200 } as const;
const SEAT_RADIUS = 84;
/** The number of people that fit around the circle at full size. More people are drawn smaller. */
const SEATS = 8;
const BIBS = ['fill-bib', 'fill-cream', 'fill-clay', 'fill-mint'] as const;

type Seat = { angle: number; x: number; y: number; bib: (typeof BIBS)[number] };

/** Calculates the seats around the centre circle, the first at the top. */
const placeSeats = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = round((index * 360) / count);
    const radians = (angle * Math.PI) / 180;
    return {
      angle,
      x: round(CENTRE.x + SEAT_RADIUS * Math.sin(radians)),
      y: round(CENTRE.y - SEAT_RADIUS * Math.cos(radians)),
      bib: BIBS[index % BIBS.length] ?? 'fill-bib',
    };
  });

type CourtProps = {
  /** Which seats are taken, clockwise from the top. There are at least eight. */
  seated: readonly boolean[];
  /** Everybody stands. */
  standing?: boolean;
  /** How many seats the circle has turned. It turns when this grows. */
  turn?: number;
  /** Grey, with the ball outside: for errors. */
  muted?: boolean;
  /** A small screen shows only the middle, so that the people are large enough. */
  closeUp?: boolean;
  className?: string;
};

/** The people on the court, seen from above. The picture is decoration that shows the progress of the form. */
export function Court({ seated, standing = false, turn, ...style }: CourtProps) {
  const { muted = false, closeUp = false, className } = style;
  const count = Math.max(SEATS, seated.length);
  const scale = count > SEATS ? ` scale(${round(SEATS / count)})` : '';
  return (
    <svg
      viewBox="0 0 560 400"
      preserveAspectRatio="xMidYMid slice"
      role="presentation"
      aria-hidden="true"
      focusable="false"
      className={classNames(
        'block h-auto w-full forced-color-adjust-none print:hidden',
        muted && 'grayscale',
        closeUp && 'rounded-card max-sm:aspect-square',
        className,
      )}
    >
      <Ground />
      <g
        {...(turn === undefined
          ? {}
          : { style: { transform: `rotate(${(turn * 360) / count}deg)` } })}
        className="origin-[280px_200px] duration-500 motion-safe:transition-transform motion-reduce:transform-none!"
      >
        {placeSeats(count).map(({ angle, x, y, bib }, index) => (
          <g key={angle} transform={`translate(${x} ${y}) rotate(${angle})${scale}`}>
            {seated[index] ? <Person bib={bib} standing={standing} /> : <EmptySeat />}
          </g>
        ))}
      </g>
      {muted ? <Ball x={548} y={322} radius={11} /> : <Ball {...CENTRE} radius={16} />}
    </svg>
  );
}

function Ground() {
  return (
    <>
      <rect width="560" height="400" rx="20" className="fill-grass" />
      <g fill="none" strokeOpacity="0.28" strokeWidth="3" className="stroke-chalk">
        <rect x="24" y="24" width="512" height="352" rx="4" />
        <path d="M280 24V376" />
        <circle cx="280" cy="200" r="132" />
        <path d="M24 120h92v160H24M536 120h-92v160h92" />
        <path d="M116 160a48 48 0 0 1 0 80M444 160a48 48 0 0 0 0 80" />
      </g>
    </>
  );
}

function Person({ bib, standing }: { bib: string; standing: boolean }) {
  return (
    <g className="animate-take-seat">
      <g transform={standing ? 'scale(1.1)' : undefined}>
        <rect x="-33" y="-15" width="66" height="30" rx="15" className={bib} />
        <circle cx="0" cy="4" r="13" className="fill-head" />
      </g>
    </g>
  );
}

function EmptySeat() {
  return (
    <rect
      x="-30"
      y="-15"
      width="60"
      height="30"
      rx="15"
      fill="none"
      strokeOpacity="0.55"
      strokeWidth="2"
      strokeDasharray="5 5"
      className="stroke-chalk"
    />
  );
}

function Ball({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 16})`}>
      <circle r="16" className="fill-chalk" />
      <path
        d="M-12-8c8 3 16 3 24 0M-12 8c8-3 16-3 24 0"
        fill="none"
        strokeWidth="2"
        className="stroke-grass"
      />
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
