import { STORAGE_PREFIX } from '#src/config/product.ts';
import { FLOW_ID } from '#src/contracts/flow-id.ts';
import { createId } from '#src/kernel/log/create-id.ts';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';

const KEY = `${STORAGE_PREFIX}.flow`;
const REQUEST_ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The length of the shared part of all UUIDs of a flow: the first two groups. */
const SHARED_LENGTH = 'xxxxxxxx-xxxx'.length;

const createFlowId = () => `${STORAGE_PREFIX}-${createId().slice(0, SHARED_LENGTH)}`;

/** The id, and the stored value that it belongs to. */
let current: { readonly kept: string | null; readonly flow: string } | undefined;

/**
 * Gets the id of this tab's sign-up: `hc-` and the start of all its call ids (docs/decisions/040-request-ids.md). It
 * writes nothing. `keepFlow` stores the id for a reload.
 */
export function getFlowId(): string {
  const kept = sessionStore.read(KEY);
  if (!current || current.kept !== kept)
    current = { kept, flow: kept !== null && FLOW_ID.test(kept) ? kept : createFlowId() };
  return current.flow;
}

/** Stores the id of this tab's sign-up for the next page. */
export function keepFlow(): void {
  const flow = getFlowId();
  if (sessionStore.read(KEY) !== flow) sessionStore.write(KEY, flow);
  current = { kept: flow, flow };
}

/** Creates the `X-Request-Id` of the next call: a new UUID (decisions, "HTTP contract") that starts like its flow. */
export const createRequestId = (): string =>
  getFlowId().slice(`${STORAGE_PREFIX}-`.length) + createId().slice(SHARED_LENGTH);

/**
 * Checks whether a reference is a valid id of one of our calls, so that it can be shown.
 * @returns null for every other text
 */
export const toRequestId = (reference: string | undefined): string | null =>
  reference !== undefined && REQUEST_ID.test(reference) ? reference : null;
