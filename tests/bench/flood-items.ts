import type { SessionPayload } from '../../shared/items/session/payload.ts';
import type { Item } from '../../shared/contract/sync.ts';
import { dayNumber } from '../../shared/day.ts';
import { seedFromText, seedToHex } from '../../shared/seed.ts';
import { anyItem } from '../server/played-games.ts';

/** The items with which an account may flood a server. */
export type Flood = 'breaks' | 'shuffles' | 'picks' | 'unknown' | 'days';

const DAY_MS = 86_400_000;

/** Speed Math with 64 problems: all but one are answered, then come as many breaks as a log allows. Each searches for the last problem. */
const BREAKS = `${'m8=2;'.repeat(63)}m8!;${'!;'.repeat(999)}${(600_000).toString(36)}.;`;
/** Number Puzzle with as many shuffles as it allows. */
const SHUFFLES = '=s;'.repeat(300);
/** Bubble Pop with as many picks as a log allows: 55 kB. */
const PICKS = '1=p0;1=u0;'.repeat(5000);
/** One answer and the end of the time. */
const QUICK = `m8=2;${(600_000).toString(36)}.;`;

const runs: { readonly [flood in 'breaks' | 'shuffles' | 'picks']: Pick<SessionPayload, 'game' | 'config' | 'log'> } = {
  breaks: {
    game: 'speed-math',
    config: { operation: 'addition', difficulty: 'single', friendly: false, timeLimit: 600, questions: 100 },
    log: BREAKS,
  },
  shuffles: { game: 'number-puzzle', config: { difficulty: 'hard' }, log: SHUFFLES },
  picks: { game: 'math-bubble-pop', config: { operation: 'addition' }, log: PICKS },
};

const session = (
  id: string,
  owner: string,
  { game, config, log }: Pick<SessionPayload, 'game' | 'config' | 'log'>,
  endedMs: number,
): Item =>
  anyItem({
    id,
    owner,
    kind: 'session',
    payload: {
      game,
      rules: 1,
      seed: seedToHex(seedFromText(id)),
      config: { ...(config as object) },
      log,
      time: { startedMs: endedMs - 600_000, endedMs, utcOffsetMin: 0, clockOffsetMs: 0, floorMs: 0, day: dayNumber(endedMs, 0) },
      claims: { score: 1, accuracy: 1, timeTaken: 1, difficulty: 'easy' },
    },
  });

/** A game of one answer. */
export const quickGame = (id: string, owner: string, endedMs: number): Item => session(id, owner, { ...runs.breaks, log: QUICK }, endedMs);

/** One item of a flood. `n` counts the items, so that each has its own id. */
function floodItem(flood: Flood, owner: string, n: number, nowMs: number): Item {
  const id = `${flood}-${owner}-${n}`;
  if (flood === 'unknown')
    return anyItem({ id, owner, kind: 'of-next-year', payload: { filled: String(n).repeat(16_000).slice(0, 16_000) } });
  if (flood === 'days') return quickGame(id, owner, nowMs - n * DAY_MS);
  return session(id, owner, runs[flood], nowMs - 60_000);
}

/** Bodies of pushes as full as the protocol allows. */
export function floodBody(flood: Flood, owner: string, device: string, batch: number, nowMs: number): string {
  const items: Item[] = [];
  for (let size = 0, i = 0; i < 50; i++) {
    const item = floodItem(flood, owner, batch * 50 + i, nowMs);
    size += JSON.stringify(item).length + 1;
    if (size > 255 * 1024) break;
    items.push(item);
  }
  return JSON.stringify({ proto: 1, batchId: `b${batch}`, deviceId: device, deviceNow: nowMs, items });
}
