import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Canonical } from '../../../../shared/canonical.ts';
import { CLOCKS, type Clock } from '../../../../shared/games/kit/clock.ts';
import type { AnyGame, CommonMove, Game, LogEntry, Outcome } from '../../../../shared/games/kit/game.ts';
import { seedFromText } from '../../../../shared/seed.ts';
import { playRun, type Act } from './played-run.ts';

/** A set-up. */
type Fields = { readonly [name: string]: Canonical };

export interface ClockLawsOf<Config extends Fields, Move, State> {
  /** A version whose set-ups have a clock, and the one before it, whose set-ups have none. */
  readonly game: Game<Config, Move, State>;
  readonly before: AnyGame;
  /** Set-ups with the clock on. */
  readonly configs: fc.Arbitrary<Config & { readonly clock: Clock }>;
  /** Acts by what is seen, with `check` and `go` among them, where the game has them. */
  readonly acts: fc.Arbitrary<readonly Act<Move, State>[]>;
  /** The rules that say so, as its RULES.md has them. */
  readonly rules: string;
  /** What a run of any clock but `on` is marked with. */
  readonly course: 'calm' | undefined;
  /** What the outcome tells of time besides its length: without that, as it is by every clock. */
  readonly untimed?: (data: Outcome['sessionData']) => Outcome['sessionData'];
}

const TICK: CommonMove = { type: 'tick' };
const TIMES = { x2: 2, x5: 5, x10: 10 } as const;
const LONGER = Object.keys(TIMES) as (keyof typeof TIMES)[];

/** What is left of an object. */
export const without = (object: object, ...names: readonly string[]): Outcome['sessionData'] =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** The laws of the player's clock (decision G26), on arbitrary runs of one game. */
export function describeClockLaws<Config extends Fields, Move, State>(laws: ClockLawsOf<Config, Move, State>): void {
  const { game, before, configs, acts, rules, course, untimed = (data) => data } = laws;
  const by = (config: Config, clock: Clock): Config => ({ ...config, clock });
  const seeds = fc.string({ minLength: 1 });

  const isOld = (move: Move | CommonMove): boolean =>
    ['tick', 'resume'].includes((move as CommonMove).type) || before.unpackMove(game.packMove(move as Move)) !== null;

  /** Each state of a run with these entries, from its start on. */
  function statesOf(config: Config, id: string, entries: readonly LogEntry<Move>[]): readonly State[] {
    let state = game.start(config, seedFromText(id));
    return [state, ...entries.map(({ move, atMs }) => (state = game.step(state, move, atMs)))];
  }

  /** What a run came to, but for how long it took and by which clock. */
  function worth(state: State) {
    const outcome = game.outcome(state);
    return {
      ...without(outcome, 'durationMs', 'timeTaken', 'course', 'sessionData'),
      data: untimed(without(outcome.sessionData, 'clock')),
      answers: game.answers(state).map((answer) => without(answer, 'ms', 'sent')),
      isOver: game.isOver(state),
      tried: game.tried(state),
    };
  }

  describe(`${game.slug}, version ${game.version}: the player’s clock (G26) ${rules}`, () => {
    it('absent is on, and none is what it is not', () => {
      fc.assert(
        fc.property(configs, ({ clock, ...rest }) => {
          expect(clock).toBe('on');
          expect(game.parseConfig(rest)).toEqual({ ok: true, value: { ...rest, clock: 'on' } });
          for (const each of CLOCKS)
            expect(game.parseConfig({ ...rest, clock: each })).toEqual({ ok: true, value: { ...rest, clock: each } });
          for (const none of ['x3', 'OFF', 2, null])
            expect(game.parseConfig({ ...rest, clock: none })).toEqual({ ok: false, error: { field: 'clock' } });
        }),
        { numRuns: 10 },
      );
    });

    it('on: a run is that of the version before, to the byte, and what is new among the moves changes nothing', () => {
      fc.assert(
        fc.property(configs, seeds, acts, (config, id, list) => {
          const { entries, last } = playRun<Config, Move, State>(game, config, id, list);
          let state = before.start(without(config, 'clock'), seedFromText(id));
          for (const { move, atMs } of entries) state = before.step(state, isOld(move) ? move : TICK, atMs);
          expect({ ...last, config: null }).toEqual({ ...(state as object), config: null });
          expect(game.dueAt(last)).toBe(before.dueAt(state));
          expect(JSON.stringify(game.outcome(last))).toBe(JSON.stringify(before.outcome(state)));
          expect(game.answers(last)).toEqual(before.answers(state));
          expect(game.answerTimes(last)).toEqual(before.answerTimes(state));
        }),
      );
    });

    it.each(LONGER)('%s: the same play, as much slower, comes to the same; every time of the rules is as much longer', (clock) => {
      const times = TIMES[clock];
      fc.assert(
        fc.property(configs, seeds, acts, (config, id, list) => {
          const { entries } = playRun<Config, Move, State>(game, config, id, list);
          // What a longer clock alone takes as a move has no ordinary run beside it.
          const log = entries.filter(({ move }) => (move as { readonly type: string }).type !== 'go');
          const ordinary = statesOf(config, id, log);
          const longer = statesOf(
            by(config, clock),
            id,
            log.map(({ move, atMs }) => ({ move, atMs: atMs * times })),
          );
          for (const [i, state] of ordinary.entries()) {
            const due = game.dueAt(state);
            expect(game.dueAt(longer[i] as State)).toBe(due === null ? null : due * times);
          }
          const [quick, slow] = [ordinary.at(-1) as State, longer.at(-1) as State];
          expect(worth(slow)).toEqual(worth(quick));
          expect(game.answerTimes(slow)).toEqual(game.answerTimes(quick).map((ms) => ms * times));
          expect(game.outcome(slow)).toMatchObject({ durationMs: game.outcome(quick).durationMs * times, sessionData: { clock } });
          expect(game.outcome(slow).course).toBe(course);
        }),
      );
    });

    it('off: nothing falls due, and whenever each thing is done, the run comes to the same', () => {
      fc.assert(
        fc.property(
          configs,
          seeds,
          acts,
          fc.array(fc.integer({ min: 0, max: 10 ** 7 }), { minLength: 200, maxLength: 200 }),
          (config, id, list, waits) => {
            const untimedConfig = by(config, 'off');
            const { entries, states, last } = playRun<Config, Move, State>(game, untimedConfig, id, list);
            for (const state of states) expect(game.dueAt(state)).toBeNull();
            let atMs = 0;
            const later = entries.map(({ move }, i) => ({ move, atMs: (atMs += waits[i % waits.length] as number) }));
            const other = statesOf(untimedConfig, id, later).at(-1) as State;
            expect(worth(other)).toEqual(worth(last));
            expect(game.outcome(other)).toMatchObject({ sessionData: { clock: 'off' } });
            expect(game.outcome(other).course).toBe(course);
          },
        ),
      );
    });
  });
}
