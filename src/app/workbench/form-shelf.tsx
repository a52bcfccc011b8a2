import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckboxField } from '#src/fields/checkbox-field.tsx';
import { DateField } from '#src/fields/date-field.tsx';
import { FileField } from '#src/fields/file-field.tsx';
import { Form } from '#src/fields/form.tsx';
import { PasswordField } from '#src/fields/password-field.tsx';
import { createFormOptions, createFormRules } from '#src/kernel/validation/form-options.ts';
import { Button } from '#src/ui/button.tsx';
import {
  BIRTH_FORMAT,
  formShelfSchema,
  type FormShelfInput,
  type FormShelfOutput,
} from './form-shelf-schema.ts';
import { Row, Shelf } from './shelf.tsx';

const LABELS = {
  password: 'Password',
  birth: 'Date of birth',
  logo: 'Logo',
  hasAgreedToTerms: 'Terms',
};

const options = createFormOptions(createFormRules(async () => formShelfSchema));

/** A form with the fields that the sign-up does not use, and their rules. */
export function FormShelf() {
  const form = useForm<FormShelfInput, unknown, FormShelfOutput>(options);
  const [isSent, setSent] = useState(false);
  return (
    <Shelf title="Fields in a form">
      <Form form={form} label="Workbench form" labels={LABELS} onValid={() => setSent(true)}>
        <PasswordField
          name="password"
          label={LABELS.password}
          hint="8 characters or more, with upper and lower case letters and a number"
        />
        <DateField
          name="birth"
          label={LABELS.birth}
          hint="dd/MM/yyyy; a year of two digits above 60 is taken for 19xx"
          format={BIRTH_FORMAT}
        />
        <FileField name="logo" label={LABELS.logo} hint="Up to 20 MB" />
        <CheckboxField name="hasAgreedToTerms">I agree to the terms</CheckboxField>
        <Row caption={isSent ? 'Everything is valid' : 'Not sent yet'}>
          <Button type="submit">SEND</Button>
        </Row>
      </Form>
    </Shelf>
  );
}
