import type { MouseEvent } from 'react';
import { IconAlert } from '#src/ui/icons.tsx';

export type SummaryError = {
  /** The id of the control, or of its group. */
  id: string;
  label: string;
  message: string;
};

const CONTROLS = 'input, select, textarea, button';

/** Focuses a control with its label in view. In a group it focuses the checked or first control. */
function focusControl(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  const control = target.matches(CONTROLS)
    ? target
    : (target.querySelector<HTMLElement>('input:checked') ??
      target.querySelector<HTMLElement>(CONTROLS));
  control?.focus();
}

/**
 * The errors of a submit, as links to the fields. It gets no focus and is no live region, because the first field gets
 * the focus.
 */
export function ErrorSummary({ errors }: { errors: readonly SummaryError[] }) {
  return (
    <div
      role="group"
      aria-labelledby="error-summary-title"
      className="rounded-control border-2 border-error bg-error-fill p-4"
    >
      <h2
        id="error-summary-title"
        className="flex items-center gap-2 font-body text-strong text-error"
      >
        <IconAlert className="size-5" />
        <span>There is a problem</span>
      </h2>
      <ul className="mt-2 grid gap-1 ps-7">
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => focusControl(event, id)}
              className="inline-block py-0.5 text-strong text-error underline underline-offset-3 hover:decoration-2"
            >
              {`${label}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
