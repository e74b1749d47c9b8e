import { playerDatabase } from '../../../client/storage/player-database.ts';
import { analyticsOf } from '../../../shared/progress/analytics/analytics.ts';
import { askAgain, askedBy, type AskedTogether } from './asked-requests.ts';
import { bareOpen } from './bare-database.ts';
import { practise, storage, today } from './practised-years.ts';

/** Milliseconds of each round, by the words for what was done. */
export interface StepTimes {
  readonly [what: string]: number[];
}

/** What the benchmark calls in this page. */
export interface FiguresFloorPage {
  practise(sessions: number, days: number): Promise<void>;
  /** Reads by turns: with nothing between, a step more at a time, and as the product. */
  measure(rounds: number): Promise<StepTimes>;
}

const LATEST = 9;
let localId = '';

const rowsIn = ({ asked }: AskedTogether): string => {
  const further = asked.reduce((sum, each) => sum + each.further, 0);
  return `${asked.length} requests${further > 0 ? ` and ${further} steps of a cursor` : ''}`;
};

const page: FiguresFloorPage = {
  async practise(sessions, days) {
    localId = await practise(sessions, days);
  },

  async measure(rounds) {
    const store = storage.player(localId);
    const read = () => store.analytics({ latest: LATEST, today: () => today });
    await read();
    const [together, ...more] = await askedBy(read);
    const [first] = together?.asked ?? [];
    if (!together || !first || more.length > 0) throw new Error('/analytics does not read from one snapshot.');
    const bare = await bareOpen(playerDatabase(localId));
    const ways: { readonly [what: string]: () => Promise<unknown> } = {
      'one bare request': () => askAgain(bare, { ...together, asked: [first] }, false),
      [`its ${rowsIn(together)}, all at once`]: () => askAgain(bare, together, false),
      [`the same in ${new Set(together.asked.map(({ round }) => round)).size} rounds, as ours`]: () => askAgain(bare, together, true),
      'ours, read': read,
      'ours, read and derived': async () => analyticsOf((await read()).figures, today),
    };
    const times: StepTimes = Object.fromEntries(Object.keys(ways).map((what) => [what, []]));
    // The first rounds only warm up.
    for (let round = -3; round < rounds; round++)
      for (const [what, work] of Object.entries(ways)) {
        const fromMs = performance.now();
        await work();
        if (round >= 0) times[what]?.push(performance.now() - fromMs);
      }
    bare.close();
    return times;
  },
};

Object.assign(globalThis, { figuresFloorPage: page });
