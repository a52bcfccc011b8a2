import { ExistingOrganisation } from '#src/contracts/sign-up.ts';
import { ExistsError, ResponseError } from '#src/kernel/errors/app-error.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';

/** The organisation that a conflict names, or undefined when it names none that can be read. */
function readExisting(error: ExistsError): ExistingOrganisation | undefined {
  return ExistingOrganisation.safeParse(error.data).data;
}

/**
 * Holds a conflict to its contract (section 7: the data has the organisation and its `appUrl`).
 * @throws the ExistsError with its data parsed, a ResponseError when the data does not fit, any other error as it is
 */
export function throwConflict(error: unknown): never {
  if (!(error instanceof ExistsError)) throw error;
  const { status, reference } = error;
  const data = readExisting(error);
  if (!data) throw new ResponseError(errorMessages.response, { cause: error, reference });
  throw new ExistsError(error.message, { status, data, cause: error, reference });
}

/** The same for a call that made nothing because of the conflict: it stays one, without data, if it cannot be read. */
export function throwConflictAsItIs(error: unknown): never {
  if (!(error instanceof ExistsError)) throw error;
  const { status, reference } = error;
  throw new ExistsError(error.message, {
    status,
    data: readExisting(error),
    cause: error,
    reference,
  });
}
