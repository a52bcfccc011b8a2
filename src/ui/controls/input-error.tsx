import type { ReactNode } from 'react';
import { IconAlert } from '#src/ui/icons.tsx';

/**
 * The line under a control that says what is wrong with it (WCAG 2.2, 3.3.1).
 * The control points at it with `aria-describedby`; it is no alert, so that a form with many faults stays quiet.
 */
export function InputError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex animate-appear items-start gap-1.5 text-message text-error">
      <IconAlert className="mt-0.5 size-4" />
      <span className="min-w-0">
        <span className="sr-only">Error: </span>
        <span>{children}</span>
      </span>
    </p>
  );
}
