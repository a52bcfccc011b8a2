import { useEffect, useEffectEvent, useState } from 'react';
import { message } from '#src/config/limits.ts';
import { IconCheck } from '#src/ui/icons.tsx';

/** As in `LiveText`, which would be a chunk of its own if this file imported it: the start would have to name it. */
const KNOWN_AFTER_MS = 500;

type FlashMessageProps = {
  children: string;
  /** Called after 5 s, or by a press. */
  onDone: () => void;
};

/** A success message that disappears after a time or by a press (specification, section 4). */
export function FlashMessage({ children, onDone }: FlashMessageProps) {
  const done = useEffectEvent(onDone);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => done(), message.SUCCESS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center">
      <div role="status">
        <button
          type="button"
          onClick={onDone}
          className="pointer-events-auto flex min-h-control cursor-pointer animate-appear items-center gap-2.5 rounded-button border border-transparent bg-strip px-5 py-3 text-start text-strong text-on-strip shadow-float"
        >
          <IconCheck className="size-5 text-marigold" />
          <span key={String(isKnown)}>{children}</span>
        </button>
      </div>
    </div>
  );
}
