import type { makeFetchTransport } from '@sentry/react';
import * as z from 'zod/mini';
import { reporting } from '#src/config/limits.ts';
import { readStored, sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';
import { putInDatabase } from './report-database.ts';

type Transport = ReturnType<typeof makeFetchTransport>;
export type Envelope = Parameters<Transport['send']>[0];

const KEY = 'hc.unsent';
const FIRST_DELAY_MS = 5000;
const LAST_DELAY_MS = 3_600_000;

/** The lines of an envelope: its header, then the header and the payload of each item. */
const Kept = z.array(z.array(z.unknown()));
type Lines = z.infer<typeof Kept>[number];

const toLines = ([header, items]: Envelope): Lines => [header, ...items.flat()];
const toEnvelope = ([header, ...lines]: Lines): Envelope => {
  const items = lines.flatMap((line, at) => (at % 2 === 0 ? [[line, lines[at + 1]]] : []));
  return [header, items] as Envelope;
};

/** They are in memory when the browser blocks session storage. */
const readKept = (): Lines[] => readStored(sessionStore, KEY, Kept) ?? [];

function writeKept(kept: readonly Lines[]): void {
  if (kept.length === 0) sessionStore.remove(KEY);
  else writeStored(sessionStore, KEY, kept);
}

function keepInTab(lines: Lines): boolean {
  const kept = readKept();
  if (kept.length >= reporting.OFFLINE_QUEUE_ITEMS) return false;
  writeKept([...kept, lines]);
  return true;
}

async function keep(envelope: Envelope): Promise<boolean> {
  const lines = toLines(envelope);
  try {
    return await putInDatabase(lines.map((line) => JSON.stringify(line)).join('\n'));
  } catch {
    return keepInTab(lines);
  }
}

/** The collector answers, but cannot accept it now. */
const isBusy = (status = 0): boolean => status === 429 || status >= 500;

/** Stores feedback that could not be sent, and sends it later. */
export type FeedbackQueue = {
  /**
   * Stores an envelope.
   * @returns false when 30 reports already wait (section 9)
   */
  keep(envelope: Envelope): Promise<boolean>;
  /** Sends the stored envelopes, oldest first. Those that cannot be sent stay. */
  sendKept(): Promise<void>;
};

/**
 * Creates the queue. Feedback waits in IndexedDB, or in this tab when IndexedDB does not work.
 * @param direct sends without a queue
 * @param flushDatabase sends the envelopes in IndexedDB
 */
export function createFeedbackQueue(direct: Transport, flushDatabase: () => void): FeedbackQueue {
  let delayMs = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  function tryLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      flushDatabase();
      void sendKept();
    }, delayMs);
    delayMs = Math.min(delayMs * 2, LAST_DELAY_MS);
  }
  async function sendFirst(lines: Lines): Promise<void> {
    const { statusCode } = await direct.send(toEnvelope(lines));
    if (isBusy(statusCode)) throw new Error(`status ${statusCode}`);
    writeKept(readKept().slice(1));
    delayMs = FIRST_DELAY_MS;
  }
  async function sendKept(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let [first] = readKept(); first; [first] = readKept()) await sendFirst(first);
    } catch {
      tryLater();
    } finally {
      isSending = false;
    }
  }
  return {
    sendKept,
    async keep(envelope) {
      const isKept = await keep(envelope);
      if (isKept) tryLater();
      return isKept;
    },
  };
}
