import { useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import {
  FormProvider,
  get,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { env } from '#src/config/env.ts';
import { afterPress } from '#src/ui/press/after-press.ts';
import { announce } from '#src/ui/announce.ts';
import { formatPageTitle } from '#src/ui/page-title.ts';
import { reportSilentInput } from './report-silent-input.ts';
import { SubmitHoldsContext, type SubmitHolds } from './submit-holds.ts';
import { useSingleRun } from './use-single-run.ts';
import { useCommittedChanges } from './use-committed-changes.ts';
import {
  listMessages,
  useErrorAnnouncements,
  type FieldLabels,
} from './use-error-announcements.ts';
import { useLatePart } from '#src/ui/loading/use-late-part.ts';

/** From this number of errors on, a summary above the form lists them. */
const SUMMARY_FROM = 2;

const NOTHING: FieldLabels = {};

const pressEnd = () => new Promise<void>(afterPress);

const loadSummary = async () => (await import('./form-errors.tsx')).FormErrors;

type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  /** The accessible name of the form. */
  label: string;
  /** The labels of the fields by name, in the order of the page. The first invalid field gets the focus. */
  labels: FieldLabels;
  /** Gets the values, and a function that tells whether the form is still there, for work that waits. */
  onValid: (values: Output, isCurrent: () => boolean) => unknown;
  /** A submit is running, so another one is ignored. */
  busy?: boolean;
  /** The children show the errors, so the form shows no summary and announces nothing. */
  areErrorsInChildren?: boolean;
  /** The title of the page. It starts with "Error:" after an invalid submit. */
  title?: string;
  children: ReactNode;
};

/**
 * A form that gives its context to its fields. It validates a field when its value is committed, as its options say,
 * and on submit. An invalid submit focuses the first invalid field and announces the number of errors (section 5;
 * conventions, rows 5-10 and 14).
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, label, labels, busy = false, areErrorsInChildren = false, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { isChecking, Summary, holds, submit } = useSubmit(props);
  const { control, trigger } = form;
  const delayed = useMemo(() => delayValidation({ control, trigger }), [control, trigger]);
  useCommittedChanges(element, delayed.trigger as (name: string) => unknown);
  useErrorAnnouncements(form, areErrorsInChildren ? NOTHING : labels);
  return (
    <FormProvider {...form} {...delayed}>
      <SubmitHoldsContext value={holds}>
        <form
          ref={element}
          /* Outside a dialog the browser ignores such a submit, also before hydration. */
          method="dialog"
          noValidate
          aria-label={label}
          aria-busy={busy || isChecking}
          onSubmit={submit}
          className="grid grid-cols-1 gap-4"
        >
          {Summary ? <Summary labels={labels} /> : null}
          {children}
        </form>
      </SubmitHoldsContext>
    </FormProvider>
  );
}

/**
 * Validates after the press, because a message that comes or goes moves the button below it. `register` and
 * `useController` both get the blur handler of a field from the control, so a new kind of field needs nothing.
 */
function delayValidation<Values extends FieldValues, Output>({
  control,
  trigger,
}: Pick<UseFormReturn<Values, unknown, Output>, 'control' | 'trigger'>) {
  const register: typeof control.register = (name, options) => {
    const { onBlur, ...registration } = control.register(name, options);
    /* A controlled field blurs with its value, and the press may change it. The DOM has the value of the others. */
    const blur = (event: Parameters<typeof onBlur>[0]) =>
      onBlur(
        event.target instanceof Element
          ? event
          : { ...event, target: { ...event.target, value: get(control._formValues, name) } },
      );
    return { ...registration, onBlur: async (event) => afterPress(() => blur(event)) };
  };
  return {
    register,
    trigger: (async (...field) => {
      await pressEnd();
      return trigger(...field);
    }) as typeof trigger,
    /* Not a copy, because the library changes its control. */
    control: Object.create(control, { register: { value: register } }) as typeof control,
  };
}

/** What a form announces after a submit with errors. */
export const countErrors = (count: number): string =>
  count === 1 ? '1 field needs attention' : `${count} fields need attention`;

function useSubmit<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, labels, onValid, busy = false, areErrorsInChildren, title } = props;
  const [isChecking, runAlone] = useSingleRun();
  const [hasSummary, setSummary] = useState(false);
  const [Summary, askForSummary] = useLatePart(loadSummary);
  /* A submit waits for the fields that its press left, so that the number of errors is said last. */
  const [holds] = useState<SubmitHolds>(() => new Set([pressEnd]));
  const faults = useRef(0);

  function handleValid(values: Output, isCurrent: () => boolean) {
    setSummary(false);
    if (title) document.title = formatPageTitle(title, env.appTitle);
    return onValid(values, isCurrent);
  }
  function handleInvalid(errors: FieldErrors<Values>) {
    const names = [...listMessages(errors, labels).keys()];
    if (title) document.title = formatPageTitle(`Error: ${title}`, env.appTitle);
    if (names[0] !== undefined) form.setFocus(names[0] as FieldPath<Values>);
    if (areErrorsInChildren) return;
    setSummary(names.length >= SUMMARY_FROM);
    askForSummary();
    faults.current = names.length;
  }
  /** The visitor may leave the page while the rules load. Then the press counts no more. */
  async function run(isCurrent: () => boolean) {
    await Promise.allSettled(Array.from(holds, (hold) => hold()));
    faults.current = 0;
    await form.handleSubmit(
      (values) => isCurrent() && handleValid(values, isCurrent),
      (errors) => isCurrent() && handleInvalid(errors),
    )();
    /* Now the form has its errors, so a later error of the field that lost the focus is not announced again. */
    if (faults.current > 0) announce(countErrors(faults.current));
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    reportSilentInput(event.currentTarget);
    void runAlone(run);
  }
  return { isChecking, Summary: hasSummary ? Summary : null, holds, submit };
}
