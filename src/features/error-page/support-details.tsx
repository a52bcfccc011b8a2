import { useEffect, useRef, useState } from 'react';
import { message } from '#src/config/limits.ts';
import { withTimeout } from '#src/kernel/async/with-timeout.ts';
import { Button } from '#src/ui/button.tsx';
import { formatSupportText } from '#src/kernel/support/support-bundle.ts';

export type Detail = { readonly term: string; readonly value: string };

type Copying = 'idle' | 'copied' | 'denied';

async function copy(text: string): Promise<Copying> {
  try {
    await withTimeout(navigator.clipboard.writeText(text), message.CLIPBOARD_TIMEOUT_MS);
    return 'copied';
  } catch {
    return 'denied';
  }
}

/** The details for support: lines to read out, and a bundle to copy (UI contract, 2g). */
export function SupportDetails({ details }: { details: readonly Detail[] }) {
  const [copying, setCopying] = useState<Copying>('idle');
  const [presses, setPresses] = useState(0);

  useEffect(() => {
    if (copying !== 'copied') return undefined;
    const timer = setTimeout(() => setCopying('idle'), message.COPIED_MS);
    return () => clearTimeout(timer);
  }, [copying]);

  /* The status is emptied first, so that a screen reader announces each press. */
  async function handleCopy() {
    setCopying('idle');
    setPresses((count) => count + 1);
    setCopying(await copy(formatSupportText()));
  }

  return (
    <section aria-labelledby="support-details" className="mt-10 border-t border-hairline pt-6">
      <h2 id="support-details" className="text-h2">
        Details for support
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {details.map(({ term, value }) => (
          <div key={term} className="contents">
            <dt className="text-strong">{term}</dt>
            <dd className="break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button variant="secondary" onClick={() => void handleCopy()}>
          Copy details
        </Button>
        <output className="text-strong text-success">{copying === 'copied' ? 'Copied' : ''}</output>
        <p className="text-small text-muted">Technical details only, never your answers.</p>
      </div>
      {copying === 'denied' && <SelectedText key={presses} />}
    </section>
  );
}

/** When the browser denies the clipboard, the visitor copies this selected text. */
function SelectedText() {
  const [text] = useState(formatSupportText);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <textarea
      ref={box}
      aria-label="Details"
      readOnly
      rows={5}
      value={text}
      className="control-box mt-4 block p-3"
    />
  );
}
