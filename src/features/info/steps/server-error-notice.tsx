import { IconAlert } from '#src/ui/icons.tsx';
import { EditWelcomeAnswers } from './edit-links.tsx';
import { WaitHelp } from '#src/features/info/account/wait-help.tsx';

type ServerErrorNoticeProps = {
  messages: readonly string[];
  /** The visitor cannot correct any of them. */
  needsSupport: boolean;
};

/** Shows the server errors without a field in the wizard, and what the visitor can do. */
export function ServerErrorNotice({ messages, needsSupport }: ServerErrorNoticeProps) {
  if (messages.length === 0) return null;
  return (
    <div
      role="alert"
      className="mt-5 grid gap-2 rounded-control border-2 border-error bg-error-fill p-4 text-strong text-error"
    >
      {messages.map((message) => (
        <p key={message} className="flex items-start gap-2">
          <IconAlert className="mt-0.5 size-5 shrink-0" />
          <span>{message}</span>
        </p>
      ))}
      <EditWelcomeAnswers />
      {needsSupport && <WaitHelp />}
    </div>
  );
}
