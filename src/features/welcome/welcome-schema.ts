import * as z from 'zod/mini';
import type { WelcomeField } from '#src/contracts/welcome-fields.ts';
import { email, required, text, ticked } from '#src/kernel/validation/rules.ts';

/**
 * The rules of the Welcome form (specification, section 5). A phone number may be invalid here. The wizard requires a
 * valid one.
 */
export const WelcomeSchema = z.object({
  firstName: text(required()),
  lastName: text(required()),
  name: text(required()),
  email: text(required(), email()),
  country: text(required()),
  phone: text(required()),
  hasAgreedToTerms: ticked(),
} satisfies Record<WelcomeField, z.ZodMiniType>);
export type WelcomeValues = z.input<typeof WelcomeSchema>;
export type WelcomeAnswers = z.output<typeof WelcomeSchema>;
