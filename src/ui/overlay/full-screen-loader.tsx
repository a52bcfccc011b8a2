import { useEffect, useRef, type ReactNode } from 'react';
import { Court } from '#src/ui/court.tsx';

type FullScreenLoaderProps = {
  /** The heading. It gets the focus. */
  title: string;
  /** The accessible name of the progress bar. */
  progressLabel: string;
  /** The number of eighth turns of the picture. Add one for each poll. */
  turn: number;
  /** The status texts, and help for a long wait. */
  children: ReactNode;
};

const EVERYBODY = Array.from({ length: 8 }, () => true);

/**
 * Covers the page during a long task. While a `data-full-screen` element is shown, the layout hides header and footer,
 * so that nothing below can be reached.
 */
export function FullScreenLoader({ title, progressLabel, turn, children }: FullScreenLoaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      data-full-screen
      aria-labelledby="full-screen-title"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a small screen scrolls it, by keys too
      tabIndex={0}
      className="visible fixed inset-0 z-30 grid animate-appear grid-cols-1 place-items-center overflow-y-auto bg-paper p-5 wrap-anywhere focus-visible:-outline-offset-3"
    >
      <div className="w-full max-w-120 text-center">
        <div className="relative mx-auto max-sm:max-w-[max(12rem,32dvh)]">
          {/* The native element: Firefox gives a `role="progressbar"` without a value the value 50, and Orca reads it. */}
          <progress aria-label={progressLabel} className="sr-only" />
          <Court seated={EVERYBODY} standing turn={turn} closeUp />
        </div>
        <h1
          id="full-screen-title"
          ref={heading}
          tabIndex={-1}
          className="mx-auto mt-6 text-h1 sm:mt-8"
        >
          {title}
        </h1>
        <div className="mt-4 grid justify-items-center gap-4 text-lead text-muted">{children}</div>
      </div>
    </section>
  );
}
