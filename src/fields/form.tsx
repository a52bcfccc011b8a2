import { useCallback, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import {
  FormProvider,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form';
import { env } from '#src/config/env.ts';
import { afterPress } from '#src/ui/press/after-press.ts';
import { announce } from '#src/ui/announce.ts';
import { pageTitle } from '#src/ui/page-title.ts';
import { SubmitHoldsContext, type SubmitHolds } from './submit-holds.ts';
import { useSingleRun } from './use-single-run.ts';
import { useCommittedChanges } from './use-committed-changes.ts';
import {
  listMessages,
  useErrorAnnouncements,
  type FieldLabels,
} from './use-error-announcements.ts';
import { useLatePart } from '#src/ui/loading/use-late-part.ts';

/** From this many faults on, a summary above the form names them. */
const SUMMARY_FROM = 2;

const NOTHING: FieldLabels = {};

const loadSummary = async () => (await import('./form-errors.tsx')).FormErrors;

type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  /** The accessible name of the form. */
  label: string;
  /** The labels of the fields by name, in the order of the page: the first invalid one gets the focus. */
  labels: FieldLabels;
  onValid: (values: Output) => unknown;
  /** A submit is being worked on; another is ignored. */
  busy?: boolean;
  /** The children say what is wrong: no summary, and nothing is announced. */
  areErrorsInChildren?: boolean;
  /** The page's title, which says so while a submit is refused. */
  title?: string;
  children: ReactNode;
};

/**
 * A form whose fields find it by context. It validates a field when its value is committed, beside what its options
 * say, and on submit: then the first invalid field gets the focus and the live region says how many there are
 * (section 5; conventions, rows 5-10 and 14).
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, label, labels, busy = false, areErrorsInChildren = false, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { isChecking, Summary, holds, submit } = useSubmit(props);
  const { trigger } = form;
  const validateField = useCallback(
    (name: string) => void trigger(name as FieldPath<Values>).catch(ignoreMissingRules),
    [trigger],
  );
  useCommittedChanges(element, validateField);
  useErrorAnnouncements(form, areErrorsInChildren ? NOTHING : labels);
  const register = useMemo(() => registerAfterPress(form.register), [form.register]);
  return (
    <FormProvider {...form} register={register}>
      <SubmitHoldsContext value={holds}>
        <form
          ref={element}
          /* Outside a dialog the browser does nothing by itself with it, also before the script has come. */
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

/** Rules that have not come yet are asked for again by the next field, and by the press that sends the form. */
const ignoreMissingRules = (): void => {};

/** Validates a field when it is left, after the press that leaves it. */
const registerAfterPress =
  <Values extends FieldValues>(register: UseFormRegister<Values>): UseFormRegister<Values> =>
  (name, options) => {
    const { onBlur, ...registration } = register(name, options);
    return {
      ...registration,
      onBlur: async (event) => afterPress(() => onBlur(event).catch(ignoreMissingRules)),
    };
  };

const countText = (count: number) =>
  count === 1 ? '1 field needs attention' : `${count} fields need attention`;

function useSubmit<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, labels, onValid, busy = false, areErrorsInChildren, title } = props;
  const [isChecking, runAlone] = useSingleRun();
  const [hasSummary, setSummary] = useState(false);
  const [Summary, askForSummary] = useLatePart(loadSummary);
  const [holds] = useState<SubmitHolds>(() => new Set());
  const faults = useRef(0);

  function handleValid(values: Output) {
    setSummary(false);
    if (title) document.title = pageTitle(title, env.appTitle);
    return onValid(values);
  }
  function handleInvalid(errors: FieldErrors<Values>) {
    const names = [...listMessages(errors, labels).keys()];
    if (title) document.title = pageTitle(`Error: ${title}`, env.appTitle);
    if (names[0] !== undefined) form.setFocus(names[0] as FieldPath<Values>);
    if (areErrorsInChildren) return;
    setSummary(names.length >= SUMMARY_FROM);
    askForSummary();
    faults.current = names.length;
  }
  async function run() {
    await Promise.allSettled(Array.from(holds, (hold) => hold()));
    faults.current = 0;
    await form.handleSubmit(handleValid, handleInvalid)();
    /* By now the form has told of its errors: a later error of the field that was left is not announced again. */
    if (faults.current > 0) announce(countText(faults.current));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void runAlone(run);
  }
  return { isChecking, Summary: hasSummary ? Summary : null, holds, submit };
}
