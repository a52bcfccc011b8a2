import { useFormState } from 'react-hook-form';
import { ErrorSummary } from '#src/ui/controls/error-summary.tsx';
import { listMessages, type FieldLabels } from './use-error-announcements.ts';

/** The errors of a submit that are still there, as links to the fields. */
export function FormErrors({ labels }: { labels: FieldLabels }) {
  const { errors } = useFormState();
  const messages = [...listMessages(errors, labels)];
  if (messages.length === 0) return null;
  return (
    <ErrorSummary
      errors={messages.map(([name, message]) => ({ id: name, label: labels[name] ?? '', message }))}
    />
  );
}
