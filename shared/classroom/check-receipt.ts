import { canonicalJson } from '../canonical.ts';
import { evidenceOfRun } from '../games/evidence.ts';
import type { AnyGame, CommonMove, Outcome } from '../games/kit/game.ts';
import { packLog, readLog } from '../games/kit/log.ts';
import { playedRun } from '../games/kit/played-run.ts';
import { rulesFor } from '../games/registry.ts';
import { isPlausible } from '../progress/counted/plausible.ts';
import { mannerOf } from '../progress/counted/summary.ts';
import { fail, ok, type Result } from '../result.ts';
import { roundSeed } from '../round-seed.ts';
import { readReceipt, writeReceipt, type Receipt, type ReceiptRefusal, type RunFigures } from './receipt.ts';
import type { Round } from './round.ts';

/** What replaying a receipt gave: whose run it is, and what it came to. */
interface CheckedRun extends RunFigures {
  readonly receipt: Receipt;
  /** How it was played (decision G27): calm by any clock but the ordinary one. */
  readonly course: NonNullable<Outcome['course']>;
  /** What its answers say of facts, as a session's (shared/memory/evidence.ts). */
  readonly evidence: string;
}

/**
 * Why a receipt does not hold. `set_up`: no run has this set-up; `log`: its moves cannot be read; `move`: one was not possible when it was made;
 * `unfinished`: the run was not over; `figures`: its moves give others than it says; `implausible`: nobody plays like that (decision D23).
 */
export type CheckRefusal = ReceiptRefusal | 'set_up' | 'log' | 'move' | 'unfinished' | 'figures' | 'implausible';

const TICK: CommonMove = { type: 'tick' };

/** What a receipt says of what a run came to. */
export const figuresOf = ({ score, durationMs, sessionData }: Pick<Outcome, 'score' | 'durationMs' | 'sessionData'>): RunFigures => ({
  score,
  right: Number(sessionData['correct']),
  asked: Number(sessionData['answered']),
  ms: durationMs,
});

const isCommon = (move: unknown): boolean => ['tick', 'resume'].includes((move as CommonMove).type);

/**
 * Steps through a log, and tells of each entry whether it did anything: a move that is not possible does not, nor does what comes after the
 * end. Undefined if the log cannot be read.
 */
function stepped(game: AnyGame, round: Round, log: string, saw: (move: unknown, atMs: number, didAnything: boolean) => void): unknown {
  let state = game.start(round.config, roundSeed(round.code));
  const isRead = readLog(game, log, (move, atMs) => {
    const isOver = game.isOver(state);
    const settled = game.step(state, TICK, atMs);
    state = game.step(settled, move, atMs);
    saw(move, atMs, !isOver && (isCommon(move) || state !== settled));
  });
  return isRead ? state : undefined;
}

/** The rules of a round, if it is one that they can play. */
export function rulesOf({ game, rules, config }: Round): Result<AnyGame, 'newer' | 'set_up'> {
  const found = rulesFor(game, rules);
  if (!found) return fail('newer');
  const parsed = found.parseConfig(config);
  return parsed.ok && canonicalJson(parsed.value) === canonicalJson(config) ? ok(found) : fail('set_up');
}

/**
 * The QR texts of a run that is over, for the teacher's device; undefined if it is not over, or too long.
 * @param round with the clock of the run.
 * @param log of the session. What an honest window logged and the rules took for nothing, such as a key after the time was up, is left out.
 */
export function receiptTexts(round: Round, seat: number, log: string): readonly string[] | undefined {
  const rules = rulesOf(round);
  if (!rules.ok) return undefined;
  const game = rules.value;
  const entries: { move: unknown; atMs: number }[] = [];
  let lastMs = 0;
  const state = stepped(game, round, log, (move, atMs, didAnything) => {
    if (didAnything) entries.push({ move, atMs });
    lastMs = atMs;
  });
  if (state === undefined || !game.isOver(state)) return undefined;
  // The last one may have done nothing but to let the time be up.
  if (entries.at(-1)?.atMs !== lastMs) entries.push({ move: TICK, atMs: lastMs });
  return writeReceipt({ round, seat, log: packLog(game, entries), claimed: figuresOf(playedRun(game, state).outcome) });
}

/** Replays what a receipt says by the rules that its code names. What it then says is what these answers at these times come to. */
export function checkReceipt(texts: readonly string[]): Result<CheckedRun, CheckRefusal> {
  const read = readReceipt(texts);
  if (!read.ok) return read;
  const receipt = read.value;
  const rules = rulesOf(receipt.round);
  if (!rules.ok) return rules;
  const game = rules.value;
  let isPossible = true;
  const state = stepped(game, receipt.round, receipt.log, (_move, _atMs, didAnything) => {
    isPossible &&= didAnything;
  });
  if (state === undefined) return fail('log');
  if (!isPossible) return fail('move');
  if (!game.isOver(state)) return fail('unfinished');
  const run = playedRun(game, state);
  const { outcome, answerTimes } = run;
  const figures = figuresOf(outcome);
  if (canonicalJson({ ...figures }) !== canonicalJson({ ...receipt.claimed })) return fail('figures');
  if (!isPlausible({ startedMs: 0, endedMs: outcome.durationMs }, { outcome, answerTimes })) return fail('implausible');
  const evidence = evidenceOfRun(game.slug, run.answers(), mannerOf({}, run));
  return ok({ ...figures, receipt, course: outcome.course ?? 'round', evidence });
}
