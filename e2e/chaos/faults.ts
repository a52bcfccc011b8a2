import { type AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import type { APIResponse, Route } from '@playwright/test';
import {
  type ApplyToRoute,
  abort,
  answerBody,
  answerJson,
  answerPage,
  delay,
} from '#e2e/route-faults.ts';

/** Starts a server that sends less than its header says, and closes the connection. It returns its address. */
async function startTruncatingServer(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'application/json',
      'Content-Length': 99,
    });
    response.write('{"id":"', () => response.destroy());
  });
  server.unref();
  await new Promise<void>((listening) => server.listen(0, listening));
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

let truncating: Promise<string> | undefined;

const answerStatus = (status: number) => () =>
  answerJson({ message: 'A fault was asked for' }, status);
const answerText = (body: string) => () => answerBody('application/json', body);
const truncate: ApplyToRoute = async (route) =>
  route.continue({ url: await (truncating ??= startTruncatingServer()) });

type FaultOptions = {
  /** The answer to this call with hostile strings. */
  readonly hostile: { readonly status?: number; readonly json: unknown };
  /** The answer of the platform, when the platform acts before the fault. */
  readonly done?: APIResponse;
};

/** What can happen to a call. */
const APPLY = {
  'no answer': () => async () => {},
  reset: () => abort('connectionreset'),
  '408': answerStatus(408),
  '429': answerStatus(429),
  '500': answerStatus(500),
  '502': answerStatus(502),
  '503': answerStatus(503),
  '504': answerStatus(504),
  'slow 8 s': ({ done }) => delay(8000, done),
  'malformed JSON': answerText('{"id":"cut o'),
  'wrong shape': answerText(
    '{"id":7,"isCreated":"yes","countries":null,"idToken":{},"country_code":["NZ"]}',
  ),
  'truncated body': () => truncate,
  'HTML of a proxy': () => answerPage,
  'empty body': answerText(''),
  null: answerText('null'),
  'hostile strings': ({ hostile }) => answerJson(hostile.json, hostile.status),
} as const satisfies Record<string, (options: FaultOptions) => ApplyToRoute>;

export type FaultName = keyof typeof APPLY;
export const FAULTS = Object.keys(APPLY) as FaultName[];

/** Applies a fault to one call. */
export const applyFault = (
  route: Route,
  { fault, ...options }: FaultOptions & { readonly fault: FaultName },
): Promise<void> => APPLY[fault](options)(route);
