import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CardProps = { children: ReactNode; className?: string };

/** A card with a striped top edge. */
export function Card({ children, className }: CardProps) {
  return (
    <div
      className={classNames(
        'kerb rounded-card border border-hairline bg-surface p-gutter shadow-card sm:p-7 print:shadow-none',
        className,
      )}
    >
      {children}
    </div>
  );
}
