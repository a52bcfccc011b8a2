import { useEffect, useEffectEvent } from 'react';
import { message } from '#src/config/limits.ts';
import { IconCheck } from '#src/ui/icons.tsx';
import { LiveText } from '#src/ui/live-text.tsx';

type FlashMessageProps = {
  children: string;
  /** Called after 5 s, or by a press. */
  onDone: () => void;
};

/** A success message that disappears after a time or by a press (specification, section 4). */
export function FlashMessage({ children, onDone }: FlashMessageProps) {
  const done = useEffectEvent(onDone);
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
          className="pointer-events-auto flex min-h-control cursor-pointer animate-appear items-center gap-2.5 rounded-button border border-transparent bg-strip px-5 py-3 text-start text-label text-on-strip shadow-float"
        >
          <IconCheck className="size-5 text-marigold" />
          <LiveText>
            <span>{children}</span>
          </LiveText>
        </button>
      </div>
    </div>
  );
}
