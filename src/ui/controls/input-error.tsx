import type { ReactNode } from 'react';
import { IconAlert } from '#src/ui/icons.tsx';

/**
 * The error line under a control (WCAG 2.2, 3.3.1). The control refers to it with `aria-describedby`. It is no alert,
 * so that a form with many errors stays quiet.
 */
export function InputError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex animate-appear items-start gap-1.5 text-strong text-error">
      <IconAlert className="mt-0.5 size-4" />
      <span className="min-w-0">
        <span className="sr-only">Error: </span>
        <span>{children}</span>
      </span>
    </p>
  );
}
