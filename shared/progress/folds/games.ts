import type { SessionSummary } from '../../contract/state.ts';
import { featsOf, mergeFeats, type Feats } from './feats.ts';
import { sessionFold } from './fold.ts';
import { addSums, sumsOf, type SessionSums } from './sums.ts';
import { entry, mergeTables, type Table } from './table.ts';
import { mergeTopics, topicsOf, type TopicTally } from './topics.ts';

/** What one game's sessions come to, as the first version counted. */
export interface GameTally extends SessionSums {
  readonly bestScore: number;
}

/** All that is kept of one game. One fold and not three, for each part that a session touches is one more row in a push. */
export interface GameFigures extends GameTally {
  readonly feats: Feats;
  readonly topics: Table<TopicTally>;
}

export const mergeTally = (a: GameTally, b: GameTally): GameTally => ({ ...addSums(a, b), bestScore: Math.max(a.bestScore, b.bestScore) });

/** A resumed run is no personal best (protocol, "Recording a game"), nor is one that nobody could have played (decision D23). */
const isNoBest = ({ resumed, unverified }: SessionSummary): boolean => resumed || unverified === true;

const figuresOf = (sessions: readonly SessionSummary[]): GameFigures => ({
  ...sumsOf(sessions),
  bestScore: sessions.reduce((best, session) => (isNoBest(session) ? best : Math.max(best, session.score)), 0),
  feats: featsOf(sessions),
  topics: topicsOf(sessions),
});

const mergeFigures = (a: GameFigures, b: GameFigures): GameFigures => ({
  ...mergeTally(a, b),
  feats: mergeFeats(a.feats, b.feats),
  topics: mergeTopics(a.topics, b.topics),
});

/** Figures by game. A part a game. */
export const games = sessionFold<Table<GameFigures>>({
  name: 'games',
  version: 2,
  empty: {},
  bucketOf: ({ game }) => game,
  of: (sessions) => entry(sessions[0].game, figuresOf(sessions)),
  union: (a, b) => mergeTables(a, b, mergeFigures),
});
