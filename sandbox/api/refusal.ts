import type { RefusalStatus } from '#src/contracts/endpoints.ts';

/** A call that is answered with an error on purpose; its body is `{ message, data? }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly data: unknown;

  constructor(status: RefusalStatus, message: string, data?: unknown) {
    super(message);
    this.status = status;
    this.data = data;
  }
}

/** A 422: the message of each refused field, by its dotted path in the body. */
export const refuseFields = (fields: Record<string, string>): Refusal =>
  new Refusal(422, 'Some fields were not accepted', { fields });
