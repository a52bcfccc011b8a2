import { Suspense, lazy, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '#src/fields/form.tsx';
import { Button } from '#src/ui/button.tsx';
import { IconAlert } from '#src/ui/icons.tsx';
import { getLabels } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { useCheckExists } from './use-check-exists.ts';
import { useKeptAnswers } from './use-kept-answers.ts';
import { WelcomeFields } from './welcome-fields.tsx';
import { welcomeOptions } from './welcome-rules.ts';
import type { WelcomeAnswers } from './welcome-schema.ts';

const ExistingOrgDialog = lazy(async () => ({
  default: (await import('./existing-org-dialog.tsx')).ExistingOrgDialog,
}));

const welcomeLabels = getLabels(WELCOME_FIELDS);

/** A constant element, so that the fields do not render again with the form. */
const fields = <WelcomeFields />;

/** The sign-up form (specification, sections 2, 4 and 5). */
export function WelcomeForm() {
  const form = useForm(welcomeOptions);
  useKeptAnswers(form);
  const { isPending, existing, notice, submit, closeConflict } = useCheckExists(form);
  const signUp = useRef<HTMLButtonElement>(null);

  /* The dialog may load too late to know which element had the focus. */
  useEffect(() => {
    if (!existing) return undefined;
    const button = signUp.current;
    return () => button?.focus();
  }, [existing]);

  /* Safari does not focus a pressed button, and Enter keeps the focus in the field. So the button gets the focus,
     and the dialog returns it there. */
  function handleValid(entered: WelcomeAnswers) {
    signUp.current?.focus();
    void submit(entered);
  }

  return (
    <>
      <Form
        form={form}
        label="Start your free trial"
        labels={welcomeLabels}
        title="Welcome"
        busy={isPending}
        onValid={handleValid}
      >
        {fields}
        {notice !== undefined && <Notice>{notice}</Notice>}
        <Button ref={signUp} type="submit" busy={isPending} className="w-full">
          SIGN UP
        </Button>
      </Form>
      {existing && (
        <Suspense>
          <ExistingOrgDialog {...existing} onClose={closeConflict} />
        </Suspense>
      )}
    </>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-strong text-error">
      <IconAlert className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}
