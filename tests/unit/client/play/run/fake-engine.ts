import type { JournalHeader } from '../../../../../client/storage/records.ts';
import type { Engine, FinishReport } from '../../../../../client/engine/engine.ts';
import type { LogEntry, Outcome } from '../../../../../shared/games/kit/game.ts';

export const someOutcome: Outcome = {
  score: 2,
  accuracy: 100,
  timeTaken: 1,
  durationMs: 1_500,
  difficulty: 'easy',
  movesCount: null,
  resumed: false,
  sessionData: {},
};

export interface FakeEngine extends Engine {
  /** What it was asked, in order. */
  readonly calls: string[];
  /** Of the last run that was begun. */
  readonly header: JournalHeader | undefined;
  /** The entries it has, in order. */
  log(): readonly LogEntry<unknown>[];
}

/** An engine that remembers what it was sent. `broken`: names of calls that never answer. */
export function fakeEngine(broken: readonly string[] = [], outcome: Outcome = someOutcome): FakeEngine {
  const calls: string[] = [];
  const entries = new Map<number, LogEntry<unknown>>();
  const report: FinishReport = { sessionId: 's1', outcome, kept: 'saved', xpEarned: 10 };
  const answer = <T>(name: string, told: string, value: T): Promise<T> => {
    calls.push(told);
    return broken.includes(name) ? new Promise<T>(() => undefined) : Promise.resolve(value);
  };
  let begun: JournalHeader | undefined;
  return {
    get header() {
      return begun;
    },
    calls,
    log: () => [...entries].toSorted(([a], [b]) => a - b).map(([, entry]) => entry),
    begin: (owner, header) => {
      begun = header;
      return answer('begin', `begin ${owner.kind} ${header.sessionId}`, undefined);
    },
    record: (_id, firstN, sent) => {
      if (!broken.includes('record')) sent.forEach((entry, i) => entries.set(firstN + i, entry));
      return answer('record', `record ${firstN}`, undefined);
    },
    finish: () => answer('finish', 'finish', report),
    discard: () => answer('discard', 'discard', undefined),
    bring: (owner, header) => answer('bring', `bring ${owner.kind} ${header.sessionId}`, report),
    resumable: () => answer('resumable', 'resumable', []),
    resume: (_localId, id) => answer('resume', `resume ${id}`, undefined),
    keep: () => answer('keep', 'keep', report),
    memory: (localId, today) => answer('memory', `memory ${localId} ${today}`, undefined),
  };
}
