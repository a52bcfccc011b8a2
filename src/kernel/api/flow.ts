import { STORAGE_PREFIX } from '#src/config/product.ts';
import { newId } from '#src/kernel/log/new-id.ts';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';

/** Holds the id of the last call, and so both the flow and how far it has counted: a reload goes on from there. */
const KEY = `${STORAGE_PREFIX}.flow`;
const REQUEST_ID = /^(hc-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,9})$/;

function lastCall(): { flow: string; count: number } {
  const [, flow, count] = REQUEST_ID.exec(sessionStore.read(KEY) ?? '') ?? [];
  return flow === undefined
    ? { flow: `${STORAGE_PREFIX}-${newId()}`, count: 0 }
    : { flow, count: Number(count) };
}

const keep = (id: string): string => {
  sessionStore.write(KEY, id);
  return id;
};

/** The id of this tab's sign-up, `hc-` and a UUID: what all of its calls share (docs/decisions/040-request-ids.md). */
export function flowId(): string {
  const { flow, count } = lastCall();
  keep(`${flow}.${count}`);
  return flow;
}

/** The `X-Request-Id` of the next call, `{flow}.{n}`: fresh for each call, the same for its retries. */
export function nextRequestId(): string {
  const { flow, count } = lastCall();
  return keep(`${flow}.${count + 1}`);
}

/** A reference, if it is the id of one of our calls and so nothing that others have put in its place; else null. */
export const requestIdOf = (reference: string | undefined): string | null =>
  reference !== undefined && REQUEST_ID.test(reference) ? reference : null;
