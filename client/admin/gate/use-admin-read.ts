import { useEffect, useState } from 'react';
import type { Json } from '../../../shared/json.ts';
import { useRead } from '../../device/use-read.ts';
import type { AdminFailure } from './admin-call.ts';
import { useAdmin } from './admin-context.ts';
import { cachedAs } from './cached-answers.ts';
import * as words from '../../words/en/admin/calls.ts';

/** A server that was not reached is asked again after this time, in ms. */
const AGAIN_MS = 15_000;

const UNREADABLE: AdminFailure = { code: 'unreachable', sentence: words.unreadable };

/** What a page for admins shows of one path. */
export interface AdminRead<Value> {
  /** What the server said last, here or on an earlier visit (decision S12); undefined until it has ever answered. */
  readonly value: Value | undefined;
  /** When it said so, in ms. */
  readonly atMs: number | undefined;
  readonly busy: boolean;
  /** Why it says nothing newer. */
  readonly failure: AdminFailure | undefined;
}

/**
 * The one way in which pages for admins read: at once what is cached, then what the server answers, asked anew with each `reads`. While it is
 * not reached it is asked again, by a timer and when the network is back.
 */
export function useAdminRead<Value>(path: string, read: (body: Json) => Value | undefined, reads = 0): AdminRead<Value> {
  const admin = useAdmin();
  const [tries, setTries] = useState(0);
  const turn = `${reads} ${tries}`;
  const key = `${admin.row.localId} ${path}`;
  const asked = useRead(async () => ({ turn, answer: await admin.call({ method: 'GET', path }) }), key, turn);
  const cached = useRead(() => admin.cached(path), key, asked);
  const failure = asked && failureOf(asked.answer, read);
  const isAway = asked?.answer.ok === false && asked.answer.error.code === 'unreachable';
  useEffect(() => {
    if (!isAway) return undefined;
    const again = () => setTries((before) => before + 1);
    const timer = setTimeout(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [isAway, asked]);
  const shown = cachedAs(cached, read);
  return { value: shown?.value, atMs: shown?.atMs, busy: asked?.turn !== turn || (!failure && !shown), failure };
}

type Asked = Awaited<ReturnType<ReturnType<typeof useAdmin>['call']>>;

function failureOf(answer: Asked, read: (body: Json) => unknown): AdminFailure | undefined {
  if (!answer.ok) return answer.error;
  return read(answer.value) === undefined ? UNREADABLE : undefined;
}
