import { useId, type ReactNode } from 'react';

/** One section of the workbench with its heading. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-hairline pt-6">
      <h2 id={id} className="mb-4 text-h2">
        {title}
      </h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

/** Components side by side, with a caption. */
export function Row({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-small text-muted">{caption}</p>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </div>
  );
}
