import { setTimeout as sleep } from 'node:timers/promises';
import type { APIResponse, Route } from '@playwright/test';

/** Applies one fault to a request. */
export type ApplyToRoute = (route: Route) => Promise<void>;

const CORS = { 'Access-Control-Allow-Origin': '*' };

/** What a proxy or a login page of the network sends. */
const PAGE = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>';

/** Breaks the connection, or blocks the request as a content blocker does. */
export const abort =
  (reason: 'connectionreset' | 'blockedbyclient'): ApplyToRoute =>
  (route) =>
    route.abort(reason);

/** Answers with a body of a type, with 200. */
export const answerBody =
  (contentType: string, body: string): ApplyToRoute =>
  (route) =>
    route.fulfill({ headers: CORS, contentType, body });

/** Answers with a page of HTML, with 200. */
export const answerPage = answerBody('text/html', PAGE);

/** Answers with JSON. */
export const answerJson =
  (json: unknown, status = 200): ApplyToRoute =>
  (route) =>
    route.fulfill({ status, headers: CORS, json });

/**
 * Answers late.
 * @param ms the delay in milliseconds
 * @param response the answer; without it the request goes on to the server
 */
export const delay =
  (ms: number, response?: APIResponse): ApplyToRoute =>
  async (route) => {
    await sleep(ms);
    return response ? route.fulfill({ response }) : route.continue();
  };
