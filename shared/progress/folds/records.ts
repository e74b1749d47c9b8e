import type { RecordTally } from '../../contract/state.ts';
import { mergeRecord, recordsOf } from '../counted/game-records.ts';
import { sessionFold } from './fold.ts';
import { mergeTables, type Table } from './table.ts';

/** A game's own figures (`sessionData.records`), by `<slug>/<name>`. A part a game. */
export const records = sessionFold<Table<RecordTally>>({
  name: 'records',
  version: 1,
  empty: {},
  bucketOf: (session) => (Object.keys(recordsOf(session)).length > 0 ? session.game : undefined),
  of: (sessions) => sessions.map(recordsOf).reduce((sum, each) => mergeTables(sum, each, mergeRecord)),
  union: (a, b) => mergeTables(a, b, mergeRecord),
});
