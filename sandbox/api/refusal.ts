import type { ErrorStatus } from '#src/contracts/endpoint.ts';

/** A call that is answered with an error on purpose; its body is `{ message, data? }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: ErrorStatus;
  readonly data: unknown;

  constructor(status: ErrorStatus, message: string, data?: unknown) {
    super(message);
    this.status = status;
    this.data = data;
  }
}

/** A 422: the message of each refused field, by its dotted path in the body. */
export const refuseFields = (fields: Record<string, string>): Refusal =>
  new Refusal(422, 'Some fields were not accepted', { fields });
