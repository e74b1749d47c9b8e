import PouchDB from 'pouchdb/dist/pouchdb.min.js';
import { browserHost } from '../../../client/storage/browser-host.ts';
import { finishedGames } from './finished-games.ts';

/** How long a replication took, and how many documents came over. */
export interface Replicated {
  readonly ms: number;
  readonly written: number;
  readonly here: number;
}

/** What the benchmark calls in this page: a device with a database of PouchDB. */
export interface PouchPage {
  /** Puts so many games in, each as one document. */
  prepare(games: number): Promise<void>;
  push(address: string, batch: number): Promise<Replicated>;
  pull(address: string, batch: number): Promise<Replicated>;
}

const games = new PouchDB('games', { auto_compaction: false });

async function replicated(way: 'to' | 'from', address: string, batch: number): Promise<Replicated> {
  const fromMs = performance.now();
  const { ok, docs_written: written } = await games.replicate[way](address, { batch_size: batch });
  const ms = performance.now() - fromMs;
  if (!ok) throw new Error('The replication failed.');
  return { ms, written, here: (await games.info()).doc_count };
}

const page: PouchPage = {
  async prepare(count) {
    for await (const slice of finishedGames(browserHost(1), count))
      await games.bulkDocs(slice.map(({ row: { id, item } }) => ({ _id: id, ...item?.payload })));
  },
  push: (address, batch) => replicated('to', address, batch),
  pull: (address, batch) => replicated('from', address, batch),
};

Object.assign(globalThis, { pouchPage: page });
