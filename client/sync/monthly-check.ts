import type { PlayerStore } from '../storage/player-store.ts';

const MONTH_MS = 30 * 86_400_000;

/**
 * Once a month the kept totals are computed anew from the sessions (protocol, "State is a fold over a set"). True if they differed and were
 * replaced: that is a bug worth a line in the log. A last check that lies in the future was made under a wrong clock.
 */
export async function checkMonthly(store: Pick<PlayerStore, 'check' | 'meta' | 'setMeta'>, nowMs: number): Promise<boolean> {
  const sinceMs = nowMs - ((await store.meta('lastCheckMs')) ?? 0);
  if (sinceMs >= 0 && sinceMs < MONTH_MS) return false;
  const differed = await store.check();
  await store.setMeta({ lastCheckMs: nowMs });
  return differed;
}
