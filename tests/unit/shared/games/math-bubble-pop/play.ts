import fc from 'fast-check';
import type { LogEntry } from '../../../../../shared/games/kit/game.ts';
import { packLog } from '../../../../../shared/games/kit/log.ts';
import { OPERATIONS, type BubblePopConfig, type Operation } from '../../../../../shared/games/math-bubble-pop/v1/config.ts';
import type { BubblePopMove } from '../../../../../shared/games/math-bubble-pop/v1/moves.ts';
import { mathBubblePop } from '../../../../../shared/games/math-bubble-pop/v1/rules.ts';
import type { BubblePopState } from '../../../../../shared/games/math-bubble-pop/v1/state.ts';
import type { RunRecord } from '../../../../../shared/games/replay.ts';
import { seedFromText, seedToHex } from '../../../../../shared/seed.ts';
import { resume, runsOf, tick, type Act } from '../played-run.ts';
import { findSet, findWrongSet, type Puzzle } from './search.ts';

export const puzzleOf = ({ operator, target, needed, bubbles }: BubblePopState): Puzzle => ({
  operator,
  target,
  needed,
  numbers: bubbles.map(({ number }) => number),
});

/** A player at a board: acts are done one after another, each some time after the one before. */
export class Player {
  readonly config: BubblePopConfig;
  private readonly id: string;
  private readonly entries: LogEntry<BubblePopMove>[] = [];
  state: BubblePopState;
  atMs = 0;

  constructor(operation: Operation, id: string) {
    this.config = { operation };
    this.id = id;
    this.state = mathBubblePop.start(this.config, seedFromText(id));
  }

  do(move: LogEntry<BubblePopMove>['move'], afterMs = 0): this {
    this.atMs += afterMs;
    this.entries.push({ move, atMs: this.atMs });
    this.state = mathBubblePop.step(this.state, move, this.atMs);
    return this;
  }

  wait(ms: number): this {
    return this.do({ type: 'tick' }, ms);
  }

  /** Picks bubbles in order, each `eachMs` after the one before; the check is still to come. */
  pick(ids: readonly number[], eachMs = 0): this {
    for (const bubble of ids) this.do({ type: 'pick', bubble }, eachMs);
    return this;
  }

  /** Chooses a right set, `eachMs` for each pick, and lets the check come. */
  right(eachMs = 0): this {
    return this.pick(findSet(puzzleOf(this.state)) ?? [], eachMs).wait(500);
  }

  wrong(eachMs = 0): this {
    return this.pick(findWrongSet(puzzleOf(this.state)), eachMs).wait(500);
  }

  /** Lets the pause after a check pass. */
  next(): this {
    return this.wait((this.state.pauseUntilMs ?? this.atMs) - this.atMs);
  }

  /** Right sets, one after another, up to the next board. */
  rights(count: number, eachMs = 0): this {
    for (let i = 0; i < count; i++) this.right(eachMs).next();
    return this;
  }

  record(): RunRecord {
    const log = packLog(mathBubblePop, this.entries);
    return { game: 'math-bubble-pop', rules: 1, seed: seedToHex(seedFromText(this.id)), config: this.config, log };
  }
}

/** The bubble that a set goes on with after what is picked; any bubble if something else was picked. */
function goOn(state: BubblePopState, set: readonly number[]): BubblePopMove {
  const begun = state.picked.every((id, i) => set[i] === id);
  return { type: 'pick', bubble: (begun ? set[state.picked.length] : undefined) ?? 0 };
}

const goRight = (state: BubblePopState): BubblePopMove => goOn(state, findSet(puzzleOf(state)) ?? []);
const goWrong = (state: BubblePopState): BubblePopMove => goOn(state, findWrongSet(puzzleOf(state)));

export const moves: fc.Arbitrary<BubblePopMove> = fc.oneof(
  fc.record({ type: fc.constantFrom('pick' as const, 'unpick' as const), bubble: fc.integer({ min: 0, max: 11 }) }),
  fc.constant<BubblePopMove>({ type: 'end' }),
);

type BubbleAct = Act<BubblePopMove, BubblePopState>;

const does: fc.Arbitrary<BubbleAct['does']> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom<BubbleAct['does']>(goRight, goRight, goRight, goWrong, tick) },
  { weight: 3, arbitrary: moves.filter(({ type }) => type !== 'end').map((move) => () => move) },
  { weight: 1, arbitrary: fc.constantFrom<BubbleAct['does']>(resume, () => ({ type: 'end' })) },
);

/** Acts of which some come during pauses, some at the same time, some after the end. */
const acts: fc.Arbitrary<BubbleAct[]> = fc.array(
  fc.record({
    afterMs: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 900 }) }, fc.constantFrom(0, 500, 1500, 2000, 3000)),
    does,
  }),
  { maxLength: 60 },
);

export const configs: fc.Arbitrary<BubblePopConfig> = fc.constantFrom(...OPERATIONS).map((operation) => ({ operation }));

export const runs = runsOf(mathBubblePop, configs, acts);
