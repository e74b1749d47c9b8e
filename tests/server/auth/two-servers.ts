import type { Environment } from '../../../server/config.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import { openPostgres } from '../../../server/database/postgres.ts';
import { newPostgresSchema, postgres } from '../engines.ts';
import { openAccounts, type AccountsApp } from './accounts-for-test.ts';

export interface TwoServers {
  readonly first: AccountsApp;
  readonly second: AccountsApp;
  /** The two by turns, for requests that are sent at the same time. */
  of(i: number): AccountsApp;
  /** Both clocks go on together. */
  pass(ms: number): void;
  close(): Promise<void>;
}

/** A server of whom one asks again if it is busy, as an app does: on a slow machine one of many may wait too long for the same row. */
const insisting = (server: AccountsApp): AccountsApp => ({
  ...server,
  async call(...asked) {
    for (;;) {
      const answer = await server.call(...asked);
      if (answer.status !== 503) return answer;
    }
  },
});

/** Two servers, each with connections and memory of its own, on one PostgreSQL. */
export async function openTwoServers(env: Environment = {}): Promise<TwoServers> {
  const address = await newPostgresSchema();
  const open = async () => {
    const store = openPostgres(address);
    await migrate(store, migrations, (bytes) => new Uint8Array(bytes));
    return store;
  };
  const first = insisting(await openAccounts({ ...postgres, open }, env));
  const second = insisting(await openAccounts({ ...postgres, open }, env));
  return {
    first,
    second,
    of: (i) => (i % 2 === 0 ? first : second),
    pass(ms) {
      first.clock.now += ms;
      second.clock.now = first.clock.now;
    },
    async close() {
      await first.close();
      await second.close();
    },
  };
}

/** As many results as asked for, of requests sent at the same time. */
export const atOnce = <T>(count: number, send: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => send(i)));
