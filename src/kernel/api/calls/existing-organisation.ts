import { ExistingOrganisation } from '#src/contracts/sign-up.ts';
import { ExistsError, ResponseError } from '#src/kernel/errors/app-error.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';

/**
 * Parses the organisation in a conflict.
 * @returns undefined when it does not match its contract
 */
function readExisting(error: ExistsError): ExistingOrganisation | undefined {
  return ExistingOrganisation.safeParse(error.data).data;
}

/**
 * Parses the data of a conflict (section 7: the organisation and its `appUrl`), and throws every other error unchanged.
 * @throws the ExistsError with parsed data; a ResponseError when the data does not match
 */
export function throwConflict(error: unknown): never {
  if (!(error instanceof ExistsError)) throw error;
  const { status, reference } = error;
  const data = readExisting(error);
  if (!data) throw new ResponseError(errorMessages.response, { cause: error, reference });
  throw new ExistsError(error.message, { status, data, cause: error, reference });
}

/**
 * Does the same for the create call. A conflict without valid data stays a conflict, because the call created nothing.
 */
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
