import type { CommonMove, Game, LogEntry, Outcome } from '../../../../../shared/games/kit/game.ts';
import { packLog, unpackLog } from '../../../../../shared/games/kit/log.ts';
import { ok } from '../../../../../shared/result.ts';

/** A game of two rounds: a hit is followed by a pause of 500 ms; all is over after 10 s or two hits with their pauses. */
export interface ToyState {
  readonly hits: number;
  readonly pauseUntilMs: number | null;
  readonly overAtMs: number | null;
  readonly resumed: boolean;
  readonly seen: readonly string[];
}
export type ToyMove = { readonly type: 'hit' };

const LIMIT_MS = 10_000;

const elapse = (state: ToyState, atMs: number): ToyState => {
  if (state.overAtMs !== null) return state;
  if (state.pauseUntilMs !== null && atMs >= state.pauseUntilMs) {
    const over = state.hits === 2 ? state.pauseUntilMs : null;
    return elapse({ ...state, pauseUntilMs: null, overAtMs: over }, atMs);
  }
  return atMs >= LIMIT_MS ? { ...state, overAtMs: LIMIT_MS } : state;
};

const act = (state: ToyState, move: ToyMove | CommonMove, atMs: number): ToyState => {
  if (state.overAtMs !== null || move.type === 'tick') return state;
  if (move.type === 'resume') return { ...state, resumed: true, pauseUntilMs: null };
  return state.pauseUntilMs === null ? { ...state, hits: state.hits + 1, pauseUntilMs: atMs + 500 } : state;
};

export const toyGame: Game<object & { readonly [key: string]: never }, ToyMove, ToyState> = {
  slug: 'toy',
  version: 1,
  parseConfig: () => ok({}),
  packMove: () => 'h',
  unpackMove: () => ({ type: 'hit' }),
  start: () => ({ hits: 0, pauseUntilMs: null, overAtMs: null, resumed: false, seen: [] }),
  step: (state, move, atMs) => {
    const next = act(elapse(state, atMs), move, atMs);
    return { ...next, seen: [...next.seen, `${move.type}@${atMs}`] };
  },
  dueAt: (state) => (state.overAtMs !== null ? null : (state.pauseUntilMs ?? LIMIT_MS)),
  isOver: (state) => state.overAtMs !== null,
  tried: (state) => state.hits > 0,
  outcome: (state): Outcome => ({
    score: state.hits,
    accuracy: 100,
    timeTaken: Math.floor((state.overAtMs ?? 0) / 1000),
    durationMs: state.overAtMs ?? 0,
    difficulty: 'easy',
    movesCount: null,
    resumed: state.resumed,
    sessionData: {},
  }),
  answerTimes: () => [],
  answers: () => [],
};

/** A log in words, as it would be read back from its journal. */
export const toldOf = (entries: readonly LogEntry<unknown>[]): readonly string[] =>
  (unpackLog(toyGame, packLog<unknown>({ packMove: () => 'h' }, entries)) ?? []).map(({ move, atMs }) =>
    move.type === 'resume' ? `resume(${move.gapMs})@${atMs}` : `${move.type}@${atMs}`,
  );
