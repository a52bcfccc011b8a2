import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { announce } from '#src/ui/announce.ts';
import { Button } from '#src/ui/button.tsx';
import { forgetAnswers } from '#src/kernel/session/forget-answers.ts';

/** The question replaces the pressed button, so it gets the focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Tells the visitor that the answers are saved, and lets a visitor at a shared computer remove them. */
export function DraftNotice() {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();

  function handleClear() {
    forgetAnswers();
    announce('Your details are cleared');
    void navigate(paths.welcome.path, { replace: true });
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hairline pt-3 text-small text-muted">
      <p>{isAsking ? 'Clear everything you have entered?' : 'Saved in this tab'}</p>
      {isAsking ? (
        <>
          <Button variant="link" onClick={handleClear} ref={takeFocus}>
            Clear everything
          </Button>
          <Button variant="link" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </>
      ) : (
        <Button variant="link" onClick={() => setIsAsking(true)}>
          Clear my details
        </Button>
      )}
    </div>
  );
}
