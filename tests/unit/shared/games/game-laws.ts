import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Canonical } from '../../../../shared/canonical.ts';
import { bestRules, setupKey } from '../../../../shared/games/bests.ts';
import { accuracyOf } from '../../../../shared/games/kit/accuracy.ts';
import type { CommonMove, Game } from '../../../../shared/games/kit/game.ts';
import { compactLog, packLog, unpackLog } from '../../../../shared/games/kit/log.ts';
import { leftRun, playedRun, type PlayedRun as Played } from '../../../../shared/games/kit/played-run.ts';
import { replay, type RunRecord } from '../../../../shared/games/replay.ts';
import { restoreRun } from '../../../../shared/games/restore.ts';
import { sameSetup } from '../../../../shared/games/same-setup.ts';
import { factsOf } from '../../../../shared/games/kit/facts.ts';
import type { PlayedRun } from './played-run.ts';

export interface LawsOf<Config extends Canonical, Move, State> {
  readonly game: Game<Config, Move, State>;
  readonly runs: fc.Arbitrary<PlayedRun<Config, Move, State>>;
  /** Moves of the game, possible or not. */
  readonly moves: fc.Arbitrary<Move>;
  /** What no screen sends, and what must change nothing: numbers beyond the limits, fractions, things that are not on the board. */
  readonly impossible: fc.Arbitrary<Move>;
  /** Under which names the outcome counts what was asked and what was right; null in a game without questions. */
  readonly counts: readonly [asked: string, right: string] | null;
  /** False in a game with questions that has no accuracy nevertheless. */
  readonly hasAccuracy?: false;
  /** Its outcome says that it took at least so many seconds. */
  readonly leastTimeTaken?: number;
  /** How long its answers took is not known. */
  readonly untimed?: true;
}

const waits = fc.integer({ min: 0, max: 20_000 });
/** A session's facts are stored and synced with it. */
const MOST_TOPICS = 40;
const MOST_FACTS_BYTES = 2048;
/** More ticks than any run has timeouts in a row. */
const MOST_TICKS = 1_000;

const isResume = (move: unknown): boolean => (move as { readonly type: unknown }).type === 'resume';

/** All that a replay tells, the facts worked out. */
const inFull = (run: Played) => ({ ...run, facts: run.facts(), answers: run.answers() });
const replayed = (record: RunRecord) => {
  const run = replay(record);
  return run.ok ? { ok: true, value: inFull(run.value) } : run;
};

/** The laws of shared/games/kit/game.ts and of its records, on arbitrary runs of one game. */
export function describeLaws<Config extends Canonical, Move, State>(laws: LawsOf<Config, Move, State>): void {
  const { game, runs, moves, impossible, counts, hasAccuracy = counts !== null, leastTimeTaken = 0, untimed = false } = laws;
  const step = (state: State, move: Move | CommonMove, atMs: number): State => game.step(state, move, atMs);
  const tick: CommonMove = { type: 'tick' };
  const anyMove: fc.Arbitrary<Move | CommonMove> = fc.oneof(
    fc.constant(tick),
    fc.record({ type: fc.constant('resume' as const), gapMs: fc.nat() }),
    moves,
  );

  /** The state after all timeouts that come by themselves. */
  const runOut = (state: State, fromMs: number): State => {
    let last = state;
    for (let i = 0; i < MOST_TICKS; i++) {
      const due = game.dueAt(last);
      if (due === null) return last;
      last = step(last, tick, Math.max(due, fromMs));
    }
    throw new Error('timeouts without end');
  };

  describe(`${game.slug}: the laws of the rules`, () => {
    it('a tick between two moments changes nothing that the later move does not', () => {
      fc.assert(
        fc.property(runs, anyMove, waits, waits, ({ last, lastMs }, move, first, second) => {
          const t1 = lastMs + first;
          const t2 = t1 + second;
          expect(step(step(last, tick, t1), move, t2)).toEqual(step(last, move, t2));
        }),
      );
    });

    it('a move that is not possible leaves the state as it is', () => {
      fc.assert(
        fc.property(runs, impossible, ({ last, lastMs }, move) => {
          expect(step(last, move, lastMs)).toBe(last);
        }),
      );
    });

    it('after the run is over nothing changes it', () => {
      fc.assert(
        fc.property(runs, anyMove, waits, ({ last, lastMs }, move, wait) => {
          const over = runOut(last, lastMs);
          if (!game.isOver(over)) return;
          expect(game.dueAt(over)).toBeNull();
          expect(step(over, move, lastMs + wait + 1_000_000)).toBe(over);
        }),
      );
    });

    it('dueAt is the moment of the next timeout: not a millisecond earlier', () => {
      fc.assert(
        fc.property(runs, ({ last }) => {
          const due = game.dueAt(last);
          if (game.isOver(last)) expect(due).toBeNull();
          if (due === null) return;
          expect(Number.isInteger(due)).toBe(true);
          expect(step(last, tick, due - 1)).toBe(last);
          expect(step(last, tick, due)).not.toEqual(last);
        }),
      );
    });

    it('time alone is no try, and what was tried stays tried (G20)', () => {
      fc.assert(
        fc.property(runs, waits, ({ states, last, lastMs }, wait) => {
          const first = states[0] as State;
          expect(game.tried(runOut(step(first, { type: 'resume', gapMs: wait }, wait), wait))).toBe(false);
          const firstTried = states.findIndex((state) => game.tried(state));
          if (firstTried >= 0) expect(game.tried(runOut(last, lastMs))).toBe(true);
        }),
      );
    });

    it('a state is plain data: stored and read back, it plays on the same', () => {
      fc.assert(
        fc.property(runs, anyMove, waits, ({ last, lastMs }, move, wait) => {
          const stored = JSON.parse(JSON.stringify(last)) as State;
          expect(stored).toEqual(last);
          expect(step(stored, move, lastMs + wait)).toEqual(step(last, move, lastMs + wait));
        }),
      );
    });

    it('a move is a text without a semicolon, and back', () => {
      fc.assert(
        fc.property(moves, (move) => {
          const packed = game.packMove(move);
          expect(packed).not.toContain(';');
          expect(game.unpackMove(packed)).toEqual(move);
        }),
      );
    });

    it('what is no move is refused, and what is one has no other form', () => {
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9.,-]{0,8}$/)), (text) => {
          const move = game.unpackMove(text);
          if (move !== null) expect(game.packMove(move)).toBe(text);
        }),
      );
    });

    it('a configuration that was taken is taken again, and is the same', () => {
      fc.assert(
        fc.property(runs, ({ config }) => {
          expect(game.parseConfig(config)).toEqual({ ok: true, value: config });
        }),
      );
    });

    it('no configuration from outside breaks them', () => {
      fc.assert(
        fc.property(fc.anything(), (input) => {
          const parsed = game.parseConfig(input);
          if (parsed.ok) expect(game.parseConfig(parsed.value)).toEqual(parsed);
          else expect(parsed.error.field).not.toBe('');
        }),
      );
    });
  });

  describe(`${game.slug}: a recorded run`, () => {
    it('is restored from its log to the state it had', () => {
      fc.assert(
        fc.property(runs, ({ last, entries, lastMs, record }) => {
          const value = { config: record.config, entries, state: last, lastAtMs: lastMs };
          expect(restoreRun(game, record)).toEqual({ ok: true, value });
        }),
      );
    });

    it('is told to another thread as it is: a copy of its entries packs to the same text', () => {
      fc.assert(
        fc.property(runs, ({ entries }) => {
          expect(packLog(game, structuredClone(entries))).toBe(packLog(game, entries));
        }),
      );
    });

    it('replays to the outcome it had, or says that it is unfinished', () => {
      fc.assert(
        fc.property(runs, ({ last, record }) => {
          const expected = game.isOver(last) ? { ok: true, value: inFull(playedRun(game, last)) } : { ok: false, error: 'unfinished' };
          expect(replayed(record)).toEqual(expected);
        }),
      );
    });

    it('left at any moment, replays to what it comes to by then (decision C9)', () => {
      fc.assert(
        fc.property(runs, fc.nat(), ({ states, entries, record }, where) => {
          const played = where % states.length;
          const prefix = entries.slice(0, played);
          const left = leftRun(game, states[played] as State, prefix.at(-1)?.atMs ?? 0);
          expect(left.left === undefined).toBe(game.isOver(states[played] as State));
          expect(replayed({ ...record, log: packLog(game, prefix), left: true })).toEqual({ ok: true, value: inFull(left) });
        }),
      );
    });

    it('tells of each answer how long it took, and that is part of the run (decision D23)', () => {
      fc.assert(
        fc.property(runs, fc.nat(), ({ states, lastMs }, where) => {
          for (const ms of game.answerTimes(states[where % states.length] as State))
            expect(Number.isSafeInteger(ms) && ms >= 0 && ms <= lastMs).toBe(true);
        }),
      );
    });

    it('has facts in whole numbers: right answers are answers, topics parts of the whole', () => {
      fc.assert(
        fc.property(runs, fc.nat(), ({ states, lastMs }, where) => {
          const { by, quickestTenMs, ...whole } = factsOf(game.answers(states[where % states.length] as State));
          const topics = Object.values(by);
          for (const { answers, right, ms } of [whole, ...topics]) {
            for (const figure of [answers, right, ms]) expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
            expect(right).toBeLessThanOrEqual(answers);
            expect(ms).toBeLessThanOrEqual(lastMs);
          }
          for (const figure of ['answers', 'right', 'ms'] as const) {
            const sum = topics.reduce((total, topic) => total + topic[figure], 0);
            expect(sum).toBe(topics.length === 0 ? 0 : whole[figure]);
          }
          expect(topics.every(({ answers }) => answers > 0)).toBe(true);
          expect(quickestTenMs === null).toBe(untimed || whole.right < 10);
          if (quickestTenMs !== null) expect(Number.isSafeInteger(quickestTenMs) && quickestTenMs >= 0).toBe(true);
          expect(quickestTenMs ?? 0).toBeLessThanOrEqual(whole.ms);
        }),
      );
    });

    it('tells its answers in order: those that have an answer time', () => {
      fc.assert(
        fc.property(runs, fc.nat(), ({ states }, where) => {
          const state = states[where % states.length] as State;
          const inOrder = (one: number, other: number) => one - other;
          expect(
            game
              .answers(state)
              .map(({ ms }) => ms)
              .toSorted(inOrder),
          ).toEqual(untimed ? game.answers(state).map(() => 0) : game.answerTimes(state).toSorted(inOrder));
          const later = game.answers(states.at(-1) as State);
          expect(later.slice(0, game.answers(state).length)).toEqual(game.answers(state));
        }),
      );
    });

    it('tells of each answer its problem, its digits and how it was sent, as plain data', () => {
      fc.assert(
        fc.property(runs, ({ last }) => {
          const answers = game.answers(last);
          expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
          for (const { problem, digits, sent } of answers) {
            expect(canonicalJson(problem)).not.toContain('resumed');
            expect(Number.isSafeInteger(digits) && digits >= 0).toBe(true);
            expect(['enter', 'auto']).toContain(sent);
          }
        }),
      );
    });

    it('says of an answer that a resume came before it only if one did', () => {
      fc.assert(
        fc.property(runs, ({ states, entries }) => {
          const answered = (at: number) => game.answers(states[at] as State).length;
          // The answers that each resume stands before: as many had been given by then.
          const before = new Set(entries.flatMap(({ move }, at) => (isResume(move) ? [answered(at + 1)] : [])));
          const after = game.answers(states.at(-1) as State).flatMap(({ after: what }, at) => (what === 'resume' ? [at] : []));
          expect(after.filter((at) => !before.has(at))).toEqual([]);
        }),
      );
    });

    it('has facts that agree with its outcome: the same where every question was answered, never more', () => {
      fc.assert(
        fc.property(runs, ({ last }) => {
          const { answers, right } = factsOf(game.answers(last));
          const { accuracy, sessionData } = game.outcome(last);
          const [asked = 0, correct = 0] = counts?.map((name) => Number(sessionData[name])) ?? [];
          expect(answers).toBeLessThanOrEqual(asked);
          expect(right).toBeLessThanOrEqual(correct);
          if (answers < asked) return;
          expect(right).toBe(correct);
          expect(accuracy).toBe(hasAccuracy ? accuracyOf(right, answers) : null);
        }),
      );
    });

    it('has facts that are small plain data, the same each time, and change nothing', () => {
      fc.assert(
        fc.property(runs, ({ last }) => {
          const before = JSON.stringify(last);
          const facts = factsOf(game.answers(last));
          const text = JSON.stringify(facts);
          expect(JSON.stringify(factsOf(game.answers(last)))).toBe(text);
          expect(JSON.parse(text)).toEqual(facts);
          expect(JSON.stringify(last)).toBe(before);
          expect(new TextEncoder().encode(text).length).toBeLessThan(MOST_FACTS_BYTES);
          expect(Object.keys(facts.by).length).toBeLessThanOrEqual(MOST_TOPICS);
        }),
      );
    });

    it('has an outcome in whole numbers within the bounds of the wire, wherever it stands', () => {
      fc.assert(
        fc.property(runs, fc.nat(), ({ states }, where) => {
          const { score, accuracy, timeTaken, durationMs, movesCount } = game.outcome(states[where % states.length] as State);
          for (const figure of [score, timeTaken, durationMs, movesCount ?? 0])
            expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
          expect(accuracy === null || (Number.isInteger(accuracy) && accuracy >= 0 && accuracy <= 100)).toBe(true);
          expect(timeTaken).toBe(Math.max(Math.floor(durationMs / 1000), leastTimeTaken));
        }),
      );
    });

    it('says its set-up from its first moment to its end: a run is compared with those that began as it did (decision G28)', () => {
      fc.assert(
        fc.property(runs, fc.nat(), ({ states, config }, where) => {
          const { difficulty, sessionData: data, course } = game.outcome(states[where % states.length] as State);
          expect(setupKey({ game: game.slug, difficulty, data, course })).toBe(sameSetup(game, config));
          expect(sameSetup(game, config) !== undefined).toBe(bestRules(game.slug) !== undefined);
        }),
      );
    });

    it('keeps its outcome when the ticks are dropped that another entry follows', () => {
      fc.assert(
        fc.property(runs, ({ entries, record }) => {
          expect(replayed({ ...record, log: packLog(game, compactLog(entries)) })).toEqual(replayed(record));
        }),
      );
    });

    it('is the chunks of its journal joined, however they were cut', () => {
      fc.assert(
        fc.property(runs, fc.array(fc.nat({ max: 30 })), ({ entries, record }, cuts) => {
          const ends = [...cuts.map((cut) => Math.min(cut, entries.length)), entries.length].toSorted((a, b) => a - b);
          let from = 0;
          const chunks = ends.map((end) => {
            const chunk = packLog(game, entries.slice(from, end), entries[from - 1]?.atMs ?? 0);
            from = end;
            return chunk;
          });
          expect(chunks.join('')).toBe(record.log);
          expect(unpackLog(game, chunks.join(''))).toEqual(entries);
        }),
      );
    });
  });
}
