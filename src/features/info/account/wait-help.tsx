import { env } from '#src/config/env.ts';
import { getFailedCallId } from '#src/kernel/api/call-log.ts';
import { getFlowId } from '#src/kernel/api/flow.ts';
import { openFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { isReportingOn } from '#src/kernel/telemetry/sentry.ts';
import { Button } from '#src/ui/button.tsx';
import { getButtonClasses } from '#src/ui/button-classes.ts';

/** The reference and the contact for support during a long wait (UI contract, 2f). */
export function WaitHelp() {
  return (
    <div className="grid justify-items-center gap-2 text-body">
      <p>
        Reference:{' '}
        <span className="block font-mono text-small break-all">
          {getFailedCallId() ?? getFlowId()}
        </span>
      </p>
      <p>
        Contact us at{' '}
        <a href={`mailto:${env.supportEmail}`} className={getButtonClasses('link')}>
          {env.supportEmail}
        </a>
      </p>
      {isReportingOn() && (
        <Button variant="text" onClick={openFeedback}>
          Report a problem
        </Button>
      )}
    </div>
  );
}
