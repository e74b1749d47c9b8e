import { v7 } from 'uuid';
import { finishedSession } from '../../../client/engine/finish.ts';
import { RunFold } from '../../../client/engine/run-fold.ts';
import type { Host } from '../../../client/storage/host.ts';
import type { FinishedSession } from '../../../client/storage/player-store.ts';
import { rulesFor } from '../../../shared/games/registry.ts';
import type { Operation } from '../../../shared/games/speed-math/v1/config.ts';
import { FIRST_RELEASE_MS } from '../../../shared/progress/counted/time.ts';
import { typicalRecord } from '../replay.ts';

const OPERATIONS: readonly Operation[] = ['addition', 'subtraction', 'multiplication', 'division'];
const RUN_MS = 60_000;
const SLICE = 500;

/** What the ends of so many games leave, the first one soon after the first release and the last one now, in slices. */
export async function* finishedGames(host: Host, count: number): AsyncGenerator<readonly FinishedSession[]> {
  const fromMs = FIRST_RELEASE_MS + RUN_MS;
  const stepMs = Math.max(0, host.now() - fromMs) / count;
  const game = (n: number) => finishedGame(host, OPERATIONS[n % OPERATIONS.length] ?? 'addition', fromMs + Math.trunc(n * stepMs));
  for (let from = 0; from < count; from += SLICE)
    yield Promise.all(Array.from({ length: Math.min(SLICE, count - from) }, (_, i) => game(from + i)));
}

/** What the end of a typical game writes, by the engine's own code. */
function finishedGame(host: Host, operation: Operation, endedMs: number): Promise<FinishedSession> {
  const sessionId = v7({ msecs: endedMs - RUN_MS });
  const { game, rules, seed, config, log } = typicalRecord(sessionId, operation);
  const startedMs = endedMs - RUN_MS;
  const machine = rulesFor(game, rules);
  if (!machine) throw new Error(`There are no rules of ${game}.`);
  const run = new RunFold(machine, { sessionId, game, rules, seed, config: config as Record<string, never>, startedMs, v: 1 });
  run.restore(log);
  return finishedSession({ ...host, now: () => endedMs }, run, { clockOffsetMs: 0, lastServerMs: startedMs });
}
