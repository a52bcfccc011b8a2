import { type AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIResponse, Route } from '@playwright/test';

const STATUSES = ['408', '429', '500', '502', '503', '504'] as const;
type Status = (typeof STATUSES)[number];

/** Everything that can become of a call. */
export const FAULTS = [
  'no answer',
  'reset',
  ...STATUSES,
  'slow 8 s',
  'malformed JSON',
  'wrong shape',
  'truncated body',
  'HTML of a proxy',
  'empty body',
  'null',
  'hostile strings',
] as const;
export type FaultName = (typeof FAULTS)[number];

const SLOW_MS = 8000;
const CORS = { 'Access-Control-Allow-Origin': '*' };

/** What is answered with 200, and is no answer. */
const BODIES: Partial<Record<FaultName, string>> = {
  'malformed JSON': '{"id":"cut o',
  'wrong shape': '{"id":7,"isCreated":"yes","countries":null,"idToken":{},"country_code":["NZ"]}',
  'HTML of a proxy': '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>',
  'empty body': '',
  null: 'null',
};

/** The address of a server that promises more than it sends, and hangs up. */
async function truncatingServer(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...CORS, 'Content-Type': 'application/json', 'Content-Length': 99 });
    response.write('{"id":"', () => response.destroy());
  });
  server.unref();
  await new Promise<void>((listening) => server.listen(0, listening));
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

let truncating: Promise<string> | undefined;

const isStatus = (fault: FaultName): fault is Status => STATUSES.includes(fault as Status);

export type FaultOptions = {
  readonly fault: FaultName;
  /** What this call is answered with where the fault is hostile strings. */
  readonly hostile: { readonly status?: number; readonly json: unknown };
  /** What the platform has answered, where the work is done before the answer is spoilt. */
  readonly done?: APIResponse;
};

/** Applies a fault to one call. */
export async function applyFault(
  route: Route,
  { fault, hostile, done }: FaultOptions,
): Promise<void> {
  if (fault === 'no answer') return;
  if (fault === 'reset') return route.abort('connectionreset');
  if (fault === 'slow 8 s') {
    await sleep(SLOW_MS);
    return done ? route.fulfill({ response: done }) : route.continue();
  }
  if (fault === 'truncated body')
    return route.continue({ url: await (truncating ??= truncatingServer()) });
  if (fault === 'hostile strings') return route.fulfill({ headers: CORS, ...hostile });
  if (isStatus(fault)) {
    const json = { message: 'A fault was asked for' };
    return route.fulfill({ status: Number(fault), headers: CORS, json });
  }
  const contentType = fault === 'HTML of a proxy' ? 'text/html' : 'application/json';
  return route.fulfill({ headers: CORS, contentType, body: BODIES[fault] ?? '' });
}
