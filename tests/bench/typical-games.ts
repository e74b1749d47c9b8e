import { v7 } from 'uuid';
import type { Item } from '../../shared/contract/sync.ts';
import { dayNumber } from '../../shared/day.ts';
import { replay } from '../../shared/games/replay.ts';
import type { Operation } from '../../shared/games/speed-math/v1/config.ts';
import { anyItem } from '../server/played-games.ts';
import { typicalRecord } from './replay.ts';

const OPERATIONS: readonly Operation[] = ['addition', 'subtraction', 'multiplication', 'division'];

const UTC_OFFSET_MIN = 60;
/** The device's clock is a little ahead. */
const CLOCK_OFFSET_MS = -312;

/** The game of a good player, fifteen answers, as a device sends it. Ids and times differ as real ones do, and compress as badly. */
export function typicalGame(owner: string, endedMs: number): Item {
  const id = v7();
  const record = typicalRecord(id, OPERATIONS[endedMs % OPERATIONS.length] ?? 'addition');
  const run = replay(record);
  if (!run.ok) throw new Error(`The game does not replay: ${run.error}`);
  const { score, accuracy, timeTaken, difficulty } = run.value.outcome;
  const startedMs = endedMs - 60_000;
  return anyItem({
    id,
    owner,
    kind: 'session',
    payload: {
      ...record,
      time: {
        startedMs,
        endedMs,
        utcOffsetMin: UTC_OFFSET_MIN,
        clockOffsetMs: CLOCK_OFFSET_MS,
        floorMs: startedMs,
        day: dayNumber(endedMs + CLOCK_OFFSET_MS, UTC_OFFSET_MIN),
      },
      claims: { score, ...(accuracy !== null && { accuracy }), timeTaken, difficulty },
    },
  });
}

/** The body of a push of these games. */
export const pushBody = (batchId: string, items: readonly Item[]): Buffer =>
  Buffer.from(JSON.stringify({ proto: 1, batchId, deviceId: 'device', deviceNow: Date.now(), items }));
