import { STORAGE_PREFIX } from '#src/config/product.ts';
import { FLOW_ID } from '#src/contracts/flow-id.ts';
import { newId } from '#src/kernel/log/new-id.ts';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';

const KEY = `${STORAGE_PREFIX}.flow`;
const REQUEST_ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** So much of each UUID of a flow is the same: its first two groups. */
const SHARED_LENGTH = 'xxxxxxxx-xxxx'.length;

const newFlow = () => `${STORAGE_PREFIX}-${newId().slice(0, SHARED_LENGTH)}`;

/** The id that goes with what the storage held when it was last read. */
let current: { readonly kept: string | null; readonly flow: string } | undefined;

/**
 * The id of this tab's sign-up: `hc-` and what the ids of all its calls begin with (docs/decisions/040-request-ids.md).
 * It writes nothing: `keepFlow` lets a reload go on with the id.
 */
export function flowId(): string {
  const kept = sessionStore.read(KEY);
  if (!current || current.kept !== kept)
    current = { kept, flow: kept !== null && FLOW_ID.test(kept) ? kept : newFlow() };
  return current.flow;
}

/** Keeps the id of this tab's sign-up for the next page of the tab. */
export function keepFlow(): void {
  const flow = flowId();
  if (sessionStore.read(KEY) !== flow) sessionStore.write(KEY, flow);
  current = { kept: flow, flow };
}

/** The `X-Request-Id` of the next call: a fresh UUID (decisions, "HTTP contract") that begins as its flow does. */
export const nextRequestId = (): string =>
  flowId().slice(`${STORAGE_PREFIX}-`.length) + newId().slice(SHARED_LENGTH);

/** A reference, if it can be the id of one of our calls and so nothing that others have put in its place; else null. */
export const toRequestId = (reference: string | undefined): string | null =>
  reference !== undefined && REQUEST_ID.test(reference) ? reference : null;
