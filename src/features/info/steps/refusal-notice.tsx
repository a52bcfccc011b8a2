import { IconAlert } from '#src/ui/icons.tsx';
import { EditFirstStep } from './edit-links.tsx';
import { WaitHelp } from '#src/features/info/account/wait-help.tsx';

type RefusalNoticeProps = {
  messages: readonly string[];
  /** None of it can be put right on a screen. */
  needsSupport: boolean;
};

/** What the platform has refused and no step of the wizard asks for, and the ways on from it. */
export function RefusalNotice({ messages, needsSupport }: RefusalNoticeProps) {
  if (messages.length === 0) return null;
  return (
    <div
      role="alert"
      className="mt-5 grid gap-2 rounded-control border-2 border-error bg-error-fill p-4 text-message text-error"
    >
      {messages.map((message) => (
        <p key={message} className="flex items-start gap-2">
          <IconAlert className="mt-0.5 size-5 shrink-0" />
          <span>{message}</span>
        </p>
      ))}
      <EditFirstStep />
      {needsSupport && <WaitHelp />}
    </div>
  );
}
