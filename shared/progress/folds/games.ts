import type { SessionSummary } from '../../contract/state.ts';
import type { GameRecords } from '../counted/game-records.ts';
import { isOrdinary } from '../counted/course.ts';
import { isNoBest } from '../counted/no-best.ts';
import { paidOnceAs } from '../counted/paid-once.ts';
import { sessionXp } from '../counted/xp.ts';
import { bestsOf, mergeBests, type Bests } from './best-scores.ts';
import { featsOf, mergeFeats, type Feats } from './feats.ts';
import { sessionFold } from './fold.ts';
import { mergeRecords, recordsIn } from './records.ts';
import { apartOf, sumsOf, type SessionSums } from './sums.ts';
import { entry, mergeTables, type Table } from './table.ts';
import { mergeTopics, topicsOf, type TopicTally } from './topics.ts';

/** All that is kept of one game. One fold and not five, for each part that a session touches is one more row in a push. */
interface GameFigures extends SessionSums {
  /** Of sessions outside challenges and class rounds, of which the best alone counts (challenges.ts). */
  readonly xp: number;
  readonly bestScore: number;
  readonly bests: Bests;
  readonly feats: Feats;
  readonly topics: Table<TopicTally>;
  readonly records: GameRecords;
}

/*
 * The figures below are written out field by field: an object spread takes several times as long, and every push pays for it.
 */

/** Best scores are those of ordinary runs (decision G27). */
const isNoBestScore = (session: SessionSummary): boolean => isNoBest(session) || !isOrdinary(session);

function figuresOf(played: readonly [SessionSummary, ...SessionSummary[]]): GameFigures {
  const { sessions, apart, scoreSum, accuracySum, accuracyCount, timeSum } = sumsOf(played);
  return {
    sessions,
    ...apartOf(apart),
    scoreSum,
    accuracySum,
    accuracyCount,
    timeSum,
    xp: played.reduce((sum, session) => (paidOnceAs(session) === undefined ? sum + sessionXp(session) : sum), 0),
    bestScore: played.reduce((best, session) => (isNoBestScore(session) ? best : Math.max(best, session.score)), 0),
    bests: bestsOf(played, isNoBestScore),
    feats: featsOf(played),
    topics: topicsOf(played),
    records: recordsIn(played),
  };
}

const mergeFigures = (a: GameFigures, b: GameFigures): GameFigures => ({
  sessions: a.sessions + b.sessions,
  ...apartOf(a.apart, b.apart),
  scoreSum: a.scoreSum + b.scoreSum,
  accuracySum: a.accuracySum + b.accuracySum,
  accuracyCount: a.accuracyCount + b.accuracyCount,
  timeSum: a.timeSum + b.timeSum,
  xp: a.xp + b.xp,
  bestScore: Math.max(a.bestScore, b.bestScore),
  bests: mergeBests(a.bests, b.bests),
  feats: mergeFeats(a.feats, b.feats),
  topics: mergeTopics(a.topics, b.topics),
  records: mergeRecords(a.records, b.records),
});

/** Figures by game. A part a game. */
export const games = sessionFold<Table<GameFigures>>({
  name: 'games',
  version: 4,
  empty: {},
  bucketOf: ({ game }) => game,
  of: (sessions) => entry(sessions[0].game, figuresOf(sessions)),
  union: (a, b) => mergeTables(a, b, mergeFigures),
});

/** Sessions of all games. */
export const sessionsIn = (all: Table<GameFigures>): number => Object.values(all).reduce((sum, { sessions }) => sum + sessions, 0);

/** XP of all sessions outside challenges and class rounds. */
export const sessionXpIn = (all: Table<GameFigures>): number => Object.values(all).reduce((sum, { xp }) => sum + xp, 0);
