import type { LogEntry } from '../../shared/games/kit/game.ts';
import type { SpeedMathMove } from '../../shared/games/speed-math/v1/moves.ts';
import { speedMath } from '../../shared/games/speed-math/v1/rules.ts';
import { seedFromText, seedToHex } from '../../shared/seed.ts';
import type { JournalHeader } from '../../client/storage/records.ts';
import type { Chance } from './chance.ts';

/** A short game of Speed Math as a window would send it to the engine. */
export interface PlayedGame {
  readonly header: JournalHeader;
  readonly entries: readonly LogEntry<SpeedMathMove>[];
}

const OPERATIONS = ['addition', 'subtraction', 'multiplication'] as const;

/** Plays one to three questions by the real rules, right or wrong as chance has it. */
export function playedGame(sessionId: string, startedMs: number, chance: Chance): PlayedGame {
  const config = {
    operation: chance.pick(OPERATIONS),
    difficulty: 'single',
    friendly: true,
    timeLimit: 15,
    questions: chance.between(1, 3),
  } as const;
  const seed = seedFromText(sessionId);
  const header: JournalHeader = { sessionId, game: 'speed-math', rules: 1, seed: seedToHex(seed), config, startedMs, v: 1 };
  const entries: LogEntry<SpeedMathMove>[] = [];
  let state = speedMath.start(config, seed);
  let atMs = 0;
  const step = (entry: LogEntry<SpeedMathMove>): void => {
    entries.push(entry);
    atMs = entry.atMs;
    state = speedMath.step(state, entry.move, entry.atMs);
  };
  while (!speedMath.isOver(state)) {
    const right = state.problem.answer;
    step({ move: { type: 'answer', value: chance.happens(80) ? right : right + 1 }, atMs: atMs + chance.between(400, 3000) });
    const dueAt = speedMath.dueAt(state);
    if (dueAt !== null) step({ move: { type: 'tick' }, atMs: dueAt });
  }
  return { header, entries };
}
