import { ExistingOrganisation } from '#src/contracts/sign-up.ts';
import { ExistsError, ResponseError } from '#src/kernel/errors/app-error.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';

/**
 * Holds a conflict to its contract (section 7: the data has the organisation and its `appUrl`).
 * @throws the ExistsError with its data parsed, a ResponseError when the data does not fit, any other error as it is
 */
export function throwConflict(error: unknown): never {
  if (!(error instanceof ExistsError)) throw error;
  const { status, reference } = error;
  const parsed = ExistingOrganisation.safeParse(error.data);
  if (!parsed.success) throw new ResponseError(errorMessages.response, { cause: error, reference });
  throw new ExistsError(error.message, { status, data: parsed.data, cause: error, reference });
}
