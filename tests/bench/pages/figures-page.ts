import { Dexie } from 'dexie';
import { DexiePlayerDatabase } from '../../../client/storage/dexie-player-database.ts';
import { playerDatabase } from '../../../client/storage/player-database.ts';
import type { SessionRow } from '../../../client/storage/records.ts';
import { readAnalytics } from '../../../client/storage/rules/analytics.ts';
import { countFromRows } from '../../../client/storage/rules/counting.ts';
import { isUntidy, tidy } from '../../../client/storage/rules/recount.ts';
import { analyticsOf } from '../../../shared/progress/analytics/analytics.ts';
import { figuresOf } from '../../../shared/progress/figures.ts';
import { foldParts } from '../../../shared/progress/parts.ts';
import { view, VIEW_FOLDS } from '../../../shared/progress/view.ts';
import { ports, practise, storage, today } from './practised-years.ts';

/** Milliseconds of each round. */
export interface ReadTimes {
  readonly analytics: readonly number[];
  readonly dashboard: readonly number[];
  /** Reading all games and counting them: what the kept figures spare. */
  readonly scan: readonly number[];
  /** How many games the analytics tell of; it shows that they were all there. */
  readonly games: number;
}

/** What the benchmark calls in this page. */
export interface FiguresPage {
  /** Makes a learner with so many games over so many days, one a day an attempt at its challenge, none of which any server has. */
  practise(sessions: number, days: number): Promise<void>;
  measure(rounds: number, scans: number): Promise<ReadTimes>;
  /** How many rows of parts /analytics reads. */
  partsRead(): Promise<number>;
  /** Counts all games anew, as after an update: the milliseconds of each transaction. */
  recount(): Promise<readonly number[]>;
}

const LATEST = { analytics: 9, dashboard: 5 } as const;
let localId = '';

async function timesOf(rounds: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  // The first round only warms up.
  for (let round = -1; round < rounds; round++) {
    const fromMs = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - fromMs);
  }
  return times;
}

const page: FiguresPage = {
  async practise(sessions, days) {
    localId = await practise(sessions, days);
  },

  async measure(rounds, scans) {
    const store = storage.player(localId);
    const analytics = async () => analyticsOf((await store.analytics({ latest: LATEST.analytics, today: () => today })).figures, today);
    const plain = await new Dexie(playerDatabase(localId), { cache: 'disabled' }).open();
    const scan = async () => {
      const rows: readonly SessionRow[] = await plain.table('sessions').toArray();
      return analyticsOf(figuresOf(foldParts(rows.map(({ summary }) => ({ session: summary })))), today);
    };
    return {
      games: (await analytics()).overall.totalGames,
      analytics: await timesOf(rounds, analytics),
      dashboard: await timesOf(rounds, async () => view((await store.someProgress(LATEST.dashboard, VIEW_FOLDS)).figures, { day: today })),
      scan: await timesOf(scans, scan),
    };
  },

  async partsRead() {
    let rows = 0;
    await new DexiePlayerDatabase(ports, localId).transact('read', (tx) => {
      const counted = async (...asked: Parameters<typeof tx.parts.range>) => {
        const found = await tx.parts.range(...asked);
        rows += found.length;
        return found;
      };
      // It asks for ranges of parts, and in no other way.
      const parts = { range: counted } as typeof tx.parts;
      return readAnalytics({ ...tx, parts }, { latest: LATEST.analytics, today: () => today });
    });
    return rows;
  },

  async recount() {
    const database = new DexiePlayerDatabase(ports, localId);
    await database.transact('write', countFromRows);
    const times: number[] = [];
    while (await database.transact('read', isUntidy)) {
      const fromMs = performance.now();
      await database.transact('write', tidy);
      times.push(performance.now() - fromMs);
    }
    return times;
  },
};

Object.assign(globalThis, { figuresPage: page });
