/**
 * The flooding side of L7, a process of its own: one account that sends as much as the server accepts, on as many connections per install
 * as the server allows. It waits exactly as long as the server tells it to.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { floodBody, type Flood } from './flood-items.ts';

export interface Orders {
  readonly origin: string;
  readonly owner: string;
  /** An upload ticket for each install. */
  readonly tickets: readonly string[];
  readonly flood: Flood;
  readonly ms: number;
  /** Whether each batch is new. Otherwise a few batches are sent again and again, and the server checks them each time. */
  readonly fresh: boolean;
}

export interface Flooded {
  /** The number of answers by status. */
  readonly statuses: { readonly [status: string]: number };
}

const IN_FLIGHT = 2;
const READY_BATCHES = 2;

async function flood({ origin, owner, tickets, flood: kind, ms, fresh }: Orders): Promise<Flooded> {
  const statuses: Record<string, number> = {};
  const bodies = new Map<number, string>();
  let batch = 0;
  const next = (install: number): string => {
    const number = fresh ? batch++ : batch++ % READY_BATCHES;
    const body = fresh ? undefined : bodies.get(number);
    const made = body ?? floodBody(kind, owner, `device-${install}`, number, Date.now());
    if (!fresh) bodies.set(number, made);
    return made;
  };
  const untilMs = Date.now() + ms;
  const sender = async (ticket: string, install: number): Promise<void> => {
    while (Date.now() < untilMs) {
      const headers = { authorization: `Bearer ${ticket}`, 'content-type': 'application/json' };
      const answer = await fetch(`${origin}/api/sync/push`, { method: 'POST', headers, body: next(install) });
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const waitMs = Number(answer.headers.get('retry-after') ?? 0) * 1000;
      if (waitMs > 0) await pause(Math.min(waitMs, Math.max(0, untilMs - Date.now())));
    }
  };
  await Promise.all(tickets.flatMap((ticket, install) => Array.from({ length: IN_FLIGHT }, () => sender(ticket, install))));
  return { statuses };
}

process.once('message', (orders: Orders) => {
  void flood(orders).then((flooded) => process.send?.(flooded, () => process.disconnect()));
});
