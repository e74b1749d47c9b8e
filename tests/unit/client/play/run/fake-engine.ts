import type { JournalHeader } from '../../../../../client/storage/records.ts';
import type { Engine, FinishReport } from '../../../../../client/engine/engine.ts';
import type { Outcome } from '../../../../../shared/games/kit/game.ts';

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
  /** Packed entries it has, by number. */
  readonly entries: Map<number, string>;
  /** Of the last run that was begun. */
  readonly header: JournalHeader | undefined;
  /** All of them as one packed log. */
  log(): string;
}

/** An engine that remembers what it was sent. `broken`: names of calls that never answer. */
export function fakeEngine(broken: readonly string[] = [], outcome: Outcome = someOutcome): FakeEngine {
  const calls: string[] = [];
  const entries = new Map<number, string>();
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
    entries,
    log: () =>
      [...entries]
        .toSorted(([a], [b]) => a - b)
        .map(([, text]) => text)
        .join(''),
    begin: (owner, header) => {
      begun = header;
      return answer('begin', `begin ${owner.kind} ${header.sessionId}`, undefined);
    },
    record: (_id, firstN, packed) => {
      if (!broken.includes('record')) packed.split(/(?<=;)/).forEach((text, i) => entries.set(firstN + i, text));
      return answer('record', `record ${firstN}`, undefined);
    },
    finish: () => answer('finish', 'finish', report),
    discard: () => answer('discard', 'discard', undefined),
    resumable: () => answer('resumable', 'resumable', []),
    resume: (_localId, id) => answer('resume', `resume ${id}`, undefined),
    keep: () => answer('keep', 'keep', report),
  };
}
