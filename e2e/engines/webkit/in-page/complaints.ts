/** What a page has complained about: a line as a console would have it. */
export type Complaint = { readonly kind: 'uncaught' | 'error'; readonly text: string };

const complaints: Complaint[] = [];

const tell = (kind: Complaint['kind'], text: string) => complaints.push({ kind, text });

/** Anything may be thrown, not only errors. */
const formatReason = (reason: unknown) =>
  reason instanceof Error ? reason.message : String(reason);

function keepConsoleErrors(): void {
  const { error } = console;
  console.error = (...said: unknown[]) => {
    tell('error', said.map(formatReason).join(' '));
    error(...said);
  };
}

/** The browser has kept those from before: nothing that the policy refused goes unseen. */
function keepViolations(): void {
  const observer = new ReportingObserver(
    (reports) => {
      for (const { type, body, url } of reports)
        tell('error', `${type}: ${JSON.stringify(body)} (${url})`);
    },
    { buffered: true, types: ['csp-violation'] },
  );
  observer.observe();
}

/** Keeps what the page complains about from now on, and what its policy has refused before. */
export function keepComplaints(): void {
  addEventListener('error', ({ message }) => void tell('uncaught', message));
  addEventListener(
    'unhandledrejection',
    ({ reason }) => void tell('uncaught', formatReason(reason)),
  );
  keepConsoleErrors();
  keepViolations();
}

/** @returns the complaints since the last look */
export const takeComplaints = (): Complaint[] => complaints.splice(0);
