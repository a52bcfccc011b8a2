import * as z from 'zod/mini';
import { files } from '#src/kernel/validation/file-rule.ts';
import {
  date,
  maximumAge,
  password,
  required,
  secret,
  text,
  ticked,
} from '#src/kernel/validation/rules.ts';

export const BIRTH_FORMAT = 'dd/MM/yyyy';
const OLDEST_YEARS = 100;

/** The rules of the workbench's form. */
export const formShelfSchema = z.object({
  password: secret(required(), password()),
  birth: text(date(BIRTH_FORMAT), maximumAge(OLDEST_YEARS, BIRTH_FORMAT)),
  logo: files(),
  hasAgreedToTerms: ticked(),
});
export type FormShelfInput = z.input<typeof formShelfSchema>;
export type FormShelfOutput = z.output<typeof formShelfSchema>;
