import { describe, expect, it } from 'vitest';
import { firstChoice } from '../../../../client/games/speed-math/setup-choice.ts';
import { ownBests } from '../../../../client/games/catalogue/own-bests.ts';
import { presetsFrom } from '../../../../client/play/setup/past-presets.ts';
import { setupBests } from '../../../../client/progress/analytics/setup-bests.ts';
import { readFigure, readLeastMs } from '../../../../shared/badges/figures.ts';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import type { Clock } from '../../../../shared/games/kit/clock.ts';
import { recordBy } from '../../../../shared/games/kit/clocked.ts';
import { setupOfKey } from '../../../../shared/games/practice.ts';
import { analyticsOf } from '../../../../shared/progress/analytics/analytics.ts';
import { bubblePopOverview } from '../../../../shared/progress/analytics/bubble-pop.ts';
import { gameStats } from '../../../../shared/progress/analytics/game-stats.ts';
import { overallOf } from '../../../../shared/progress/analytics/overall.ts';
import { fasterTopics, weakTopics } from '../../../../shared/progress/analytics/topic-stats.ts';
import { compareRun, standingsOf } from '../../../../shared/progress/comparison.ts';
import { figuresOf, type Figures } from '../../../../shared/progress/figures.ts';
import { foldParts } from '../../../../shared/progress/parts.ts';
import { view } from '../../../../shared/progress/view.ts';
import { session } from './sessions.ts';

const DAY = 20_717;
const COURSES = ['fit', 'calm', 'round', 'paper'] as const;

/** Ten ordinary runs, half of them a month ago and slower, so that there is something to say of each figure. */
const ordinary = Array.from({ length: 10 }, (_, i) =>
  run(`o${i}`, i, {
    score: 100,
    accuracy: 90,
    ...(i < 5 && { day: DAY - 31, facts: [15, 13, 60_000, 30_000, { addition: [15, 13, 60_000] }] }),
  }),
);

/** A run with many answers, by topic. */
function run(id: string, minute: number, change: Partial<SessionSummary> = {}): SessionSummary {
  return session(id, {
    day: DAY,
    endMs: DAY * 86_400_000 + minute * 60_000,
    data: { operation: 'addition', friendly: true, questions: 15, records: { '7/correct': 3, best_ms: 9_000 } },
    facts: [15, 14, 30_000, 20_000, { addition: [15, 14, 30_000] }],
    ...change,
  });
}

/** Better in everything, and with a topic that went wrong. */
const other = (course: SessionSummary['course']) =>
  run(`other ${course ?? ''}`, 100, {
    score: 900,
    accuracy: 100,
    data: { operation: 'addition', friendly: true, questions: 15, records: { '7/correct': 4, best_ms: 100 } },
    facts: [40, 30, 4_000, 500, { addition: [20, 20, 2_000], division: [20, 0, 2_000] }],
    ...(course && { course }),
  });

const figures = (...sessions: readonly SessionSummary[]): Figures => figuresOf(foldParts(sessions.map((one) => ({ session: one }))));
const before = figures(...ordinary);
const badges = (of: Figures) => ({ level: 1, progress: of });
const GAME = 'speed-math';

/** Every reader of bests, feats, topics and averages, as a list of an ordinary run shows it. */
const READERS: readonly (readonly [name: string, read: (of: Figures) => unknown])[] = [
  ['the averages, the best score and the skill over all games', (of) => [averages(overallOf(of)), analyticsOf(of, DAY).skill]],
  ['those of each game', (of) => gameStats(of).map((game) => [averages(game), game.skill])],
  ['those of each week and day', (of) => [analyticsOf(of, DAY).weeks, analyticsOf(of, DAY).days].flat().map(averages)],
  ['the bests by difficulty', (of) => analyticsOf(of, DAY).bests],
  ['the bests by set-up', (of) => standingsOf(of.bests, GAME)],
  ['the bests by set-up in the stats', (of) => setupBests(of.bests)],
  ['the best on a card of the catalogue', (of) => [...ownBests(of.bests, DAY, () => 0)]],
  ['the best before a run that ends now', (of) => compareRun(of.bests, run('now', 200))],
  ['what got faster', (of) => fasterTopics(of, DAY)],
  ['what is weak', (of) => weakTopics(of)],
  [
    'the weak spot of a set-up',
    (of) => presetsFrom({ last: undefined, latest: [], games: of.games }, GAME, firstChoice, firstChoice(undefined)),
  ],
  ['right answers to a topic', (of) => readFigure({ figure: 'topicRight', game: GAME, topic: 'addition' }, badges(of))],
  ['the least time of ten right answers', (of) => readLeastMs({ time: 'quickestTen', game: GAME }, badges(of))],
];

const averages = ({ averageScore, averageAccuracy, ...rest }: { averageScore: number; averageAccuracy: number | undefined }) => [
  averageScore,
  averageAccuracy,
  'bestScore' in rest ? rest.bestScore : undefined,
];

describe('a run of another course (decision G27)', () => {
  it.each(READERS)('is in no ordinary figure: %s', (_name, read) => {
    for (const course of COURSES) expect(read(figures(...ordinary, other(course)))).toEqual(read(before));
  });

  it('would be in each, if it were an ordinary one', () => {
    const after = figures(...ordinary, other(undefined));
    expect(READERS.filter(([, read]) => JSON.stringify(read(after)) === JSON.stringify(read(before))).map(([name]) => name)).toEqual([]);
  });

  it('is neither the highest score nor part of the accuracy of Math Bubble Pop', () => {
    const bubbles = [...ordinary, other('calm')].map((one) => ({ ...one, game: 'math-bubble-pop' }));
    expect(bubblePopOverview(figures(...bubbles))).toMatchObject({ totalGames: 11, highestScore: 100, accuracyPercentage: 90 });
  });

  it('counts for XP, days and the number of games', () => {
    for (const course of COURSES) {
      const after = figures(...ordinary, other(course));
      const asOrdinary = figures(...ordinary, other(undefined));
      expect(view(after, { day: DAY })).toEqual(view(asOrdinary, { day: DAY }));
      expect(overallOf(after).totalGames).toBe(11);
      expect(gameStats(after).map(({ games, playTime }) => [games, playTime])).toEqual(
        gameStats(asOrdinary).map(({ games, playTime }) => [games, playTime]),
      );
    }
  });

  it.each(COURSES)('feeds the sums and maxima of badges: %s, unless it was on paper', (course) => {
    const counts = course !== 'paper';
    const read = (of: Figures) => [
      readFigure({ figure: 'right' }, badges(of)),
      readFigure({ figure: 'mostRight', game: GAME }, badges(of)),
      readFigure({ figure: 'finished', game: GAME }, badges(of)),
      readFigure({ figure: 'perfect', game: GAME }, badges(of)),
      readFigure({ figure: 'record', game: GAME, record: '7/correct', take: 'sum' }, badges(of)),
    ];
    const after = figures(...ordinary, other(course));
    expect(read(after)).toEqual(counts ? [165, 30, 11, 1, 34] : read(before));
  });

  it('has a record of its own by its clock, and badges take the most of all', () => {
    const held = (id: string, records: { readonly [name: string]: number }, course?: 'calm') =>
      run(id, 300, { game: 'number-sequence', data: { digits: 3, records }, ...(course && { course }) });
    const after = figures(
      held('on', { digitsHeld: 9 }),
      held('x2', { 'digitsHeld/x2': 12 }, 'calm'),
      held('off', { 'digitsHeld/off': 30 }, 'calm'),
    );
    const { records } = after.games['number-sequence'] ?? {};
    expect(['on', 'x2', 'off'].map((clock) => records?.[recordBy('digitsHeld', clock as Clock)]?.most)).toEqual([9, 12, 30]);
    const most = { figure: 'record', game: 'number-sequence', record: 'digitsHeld', take: 'most' } as const;
    expect([readFigure(most, badges(after)), readFigure({ ...most, take: 'sum' }, badges(after))]).toEqual([30, 51]);
  });

  it('is compared with its like alone, and no link fills its set-up in', () => {
    const after = figures(...ordinary, other('fit'));
    const key = `${GAME} addition.medium.10.friendly course=fit`;
    expect(Object.keys(after.bests)).toEqual([`${GAME} addition.medium.10.friendly`, key]);
    expect(compareRun(after.bests, other('fit'))?.key).toBe(key);
    expect(setupOfKey(key)).toBeUndefined();
  });

  it('leaves parts without one as they were: nothing is counted anew (protocol, "State is a fold over a set")', () => {
    expect(JSON.stringify(before)).not.toContain('apart');
    expect(before.days[0]).toHaveLength(7);
    expect(figures(...ordinary, other('calm')).games[GAME]).toMatchObject({ sessions: 11, apart: 1, scoreSum: 1_000 });
  });
});
