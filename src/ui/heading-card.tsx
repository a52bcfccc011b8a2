import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

type HeadingCardProps = { title: string; children: ReactNode };

/** A card that replaces the content of a page. Its heading gets the focus. */
export function HeadingCard({ title, children }: HeadingCardProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Card className="mx-auto max-w-card">
      <h1 ref={heading} tabIndex={-1} className="text-h2">
        {title}
      </h1>
      {children}
    </Card>
  );
}
