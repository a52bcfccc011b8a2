/**
 * The id of one tab's sign-up: `hc-` and the first two groups of a UUID. This file imports nothing, because every page
 * loads it.
 */
export const FLOW_ID = /^hc-[\da-f]{8}-[\da-f]{4}$/;
