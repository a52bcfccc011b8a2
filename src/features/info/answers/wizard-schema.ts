import * as z from 'zod/mini';
import { ORGANISATION_TYPES } from '#src/contracts/choices.ts';
import type { StepField } from '#src/contracts/wizard-fields.ts';
import { phone } from '#src/kernel/validation/phone-rule.ts';
import { choice, email, required, text } from '#src/kernel/validation/rules.ts';

/**
 * The rules of the first step (specification, section 5). The other steps need no rules, because each option is valid.
 */
export const OrganisationDetails = z.object({
  phone: text(required(), phone()),
  email: text(required(), email()),
  website: text(),
  type: choice(ORGANISATION_TYPES),
} satisfies Record<StepField<1>, z.ZodMiniType>);
export type OrganisationDetails = z.infer<typeof OrganisationDetails>;

/**
 * Validates the answers of the first step again, because they may have changed after the step.
 * @returns the first message of each field; empty when all are valid
 */
export function listOrganisationErrors(answers: Record<string, unknown>): Record<string, string> {
  const issues = OrganisationDetails.safeParse(answers).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}
