import { createHash } from 'node:crypto';
import type { Host, HostRequest, HostResponse } from '../../../../client/storage/host.ts';
import { FakeTimers } from './fake-timers.ts';

/** What the network answers; a text is an error thrown by fetch. */
export type Reply =
  | { readonly status: number; readonly contentType: string; readonly body: string; readonly retryAfter?: string }
  | 'no network';

export const json = (status: number, body: object, retryAfter?: string): Exclude<Reply, string> => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
  ...(retryAfter !== undefined && { retryAfter }),
});

export const html = (status: number, retryAfter?: string): Exclude<Reply, string> => ({
  status,
  contentType: 'text/html',
  body: '<!doctype html><title>Welcome to the school network</title>',
  ...(retryAfter !== undefined && { retryAfter }),
});

export interface FakeHostOptions {
  readonly clock?: FakeTimers;
  readonly reply: (path: string, body: Sent, init: HostRequest) => Reply | Promise<Reply>;
  readonly lockTaken?: () => boolean;
  /** False: this browser has no locks, and everybody may go on. */
  readonly locks?: boolean;
}

/** A request's body, parsed. */
export interface Sent {
  readonly [key: string]: unknown;
}

function response(reply: Exclude<Reply, string>): HostResponse {
  return {
    status: reply.status,
    statusText: 'Reason',
    contentType: reply.contentType,
    header: (name) => (name === 'retry-after' ? reply.retryAfter : undefined),
    text: () => Promise.resolve(reply.body),
    bytes: () => Promise.resolve(Buffer.from(reply.body, 'latin1')),
  };
}

export function fakeHost({ clock = new FakeTimers(1_000_000), reply, lockTaken = () => false, locks = true }: FakeHostOptions): Host {
  let ids = 0;
  return {
    now: () => clock.nowMs,
    utcOffsetMin: () => 0,
    newId: () => `id-${++ids}`,
    random: () => 0,
    async fetch(path, init) {
      const given = await reply(path, typeof init.body === 'string' ? (JSON.parse(init.body) as Sent) : {}, init);
      if (given === 'no network') throw new TypeError('Failed to fetch');
      return response(given);
    },
    sha256: (text) => Promise.resolve(createHash('sha256').update(text).digest()),
    after: (ms, work) => clock.after(ms, work),
    withLock: async (_name, work) => (lockTaken() ? undefined : work(locks)),
    isLocked: async () => lockTaken(),
    buildMs: 0,
  };
}
