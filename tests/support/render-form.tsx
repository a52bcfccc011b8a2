import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { Form } from '#src/fields/form.tsx';
import { createFormOptions, createFormRules } from '#src/kernel/validation/form-options.ts';
import { loadPhoneLibrary } from '#src/kernel/phone/phone-library.ts';

/* What is loaded by need is made by Vite when it is first asked for: that takes its time. */
configure({ asyncUtilTimeout: 8000 });

type Setting = {
  schema?: z.ZodMiniType<FieldValues, FieldValues>;
  labels?: Record<string, string>;
  defaultValues?: FieldValues;
  busy?: boolean;
  title?: string;
  onValid?: (values: FieldValues) => unknown;
};

/**
 * Renders fields in a form of their own, with the live region of the layout and a button SEND.
 * @returns what Testing Library gives, a user who types and clicks, the form, and what was sent
 */
export function renderForm(fields: ReactNode, setting: Setting = {}) {
  const { schema = z.looseObject({}), labels = {}, defaultValues, ...rest } = setting;
  const sent = vi.fn<(values: FieldValues) => unknown>(rest.onValid);
  let form: UseFormReturn<FieldValues, unknown, FieldValues> | undefined;
  const options = createFormOptions(createFormRules(async () => schema));
  function TestForm() {
    form = useForm({ ...options, ...(defaultValues && { defaultValues }) });
    return (
      <Form label="Test" {...rest} form={form} labels={labels} onValid={sent}>
        {fields}
        <button type="submit">SEND</button>
      </Form>
    );
  }
  const user = userEvent.setup();
  const view = render(
    <>
      <output id="form-status" />
      <TestForm />
    </>,
  );
  return { user, sent, form: form as unknown as NonNullable<typeof form>, ...view };
}

/** Waits until what the fields load by need is there. */
export const partsLoaded = () =>
  act(async () => {
    await Promise.all([loadPhoneLibrary(), import('#src/kernel/countries/country-search.ts')]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
