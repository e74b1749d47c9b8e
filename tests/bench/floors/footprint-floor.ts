import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { build } from 'vite';
import { canonicalJson, type Canonical } from '../../../shared/canonical.ts';
import { unpackPayload } from '../../../server/sync/stored-payload.ts';
import type { ItemsTable } from '../../../server/database/tables/sync.ts';
import { dist } from '../browser.ts';
import { bytesByName, bytesOnDisk, GAMES_EACH, PLAYERS, startServer } from '../footprint.ts';
import type { Bench, Row } from '../report.ts';
import { median, ms } from '../statistics.ts';
import { floorRow } from './floor-rows.ts';

type Item = Pick<ItemsTable, 'player' | 'id' | 'kind' | 'payload'>;

const ID = 'V12-floor';
const STARTS = 7;

/** What a session takes, by column, and what it would take in narrower tables. */
async function disk(folder: string): Promise<readonly Row[]> {
  const ours = await bytesOnDisk(folder);
  const file = join(folder, 'least-rows.db');
  const database = new Database(file);
  database.exec(`attach '${join(folder, 'tenfold.db')}' as product`);
  const names = (database.pragma('product.table_info(items)') as readonly { readonly name: string }[]).map(({ name }) => name);
  const sums = names.map((name) => `avg(octet_length(${name})) as ${name}`).join(', ');
  const means = database.prepare<[], Record<string, number>>(`select ${sums} from product.items`).get() ?? {};
  const key = 'player text not null, id text not null';
  const end = 'primary key (player, id)) strict, without rowid';
  database.exec(`create table least_log (${key}, log text not null, ${end}`);
  database.exec(`create table least_payload (${key}, payload text not null, ${end}`);
  const items = database.prepare<[], Item>('select player, id, kind, payload from product.items order by player, id').all();
  const [log, whole] = ['least_log', 'least_payload'].map((table) => database.prepare(`insert into ${table} values (?, ?, ?)`));
  database.transaction(() => {
    for (const item of items) {
      const payload = unpackPayload(item);
      log?.run(item.player, item.id, payload['log']);
      whole?.run(item.player, item.id, canonicalJson(payload as Canonical));
    }
  })();
  database.close();
  const sizes = bytesByName(file);
  const each = (table: string) => `${((sizes.get(table) ?? 0) / (PLAYERS * GAMES_EACH)).toFixed(0)} bytes`;
  const columns = Object.entries(means)
    .filter(([, mean]) => mean >= 0.5)
    .sort(([, a], [, b]) => b - a)
    .map(([name, mean]) => `${name} ${mean.toFixed(0)}`);
  return [
    floorRow(ID, 'a session on disk: a row with player, id and packed log', each('least_log')),
    floorRow(ID, 'a session on disk: … with the whole payload that the hash is over', each('least_payload')),
    floorRow(ID, 'a session on disk: the product, with receipts, indexes and figures', `${ours.all.toFixed(0)} bytes`),
    floorRow(ID, 'a session on disk: its columns in bytes', columns.join(', ')),
  ];
}

/** The milliseconds until a program ends by itself. */
async function ended(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const from = performance.now();
  await once(spawn(process.execPath, words, { stdio: 'ignore', env: { ...process.env, ...env } }), 'exit');
  return performance.now() - from;
}

/** The milliseconds in which a new connection checks a whole file, as the product does before it uses it. */
function checked(file: string): number {
  const from = performance.now();
  const database = new Database(file, { readonly: true });
  database.pragma('quick_check');
  database.close();
  return performance.now() - from;
}

/** The smallest server as one file, as the product's is. */
async function buildLeast(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: fileURLToPath(new URL('../floors/least-start.ts', import.meta.url)),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
  });
  return `${folder}/least-start.js`;
}

async function starts(folder: string): Promise<readonly Row[]> {
  // Beside the bundle of the benchmarks, where better-sqlite3 is found.
  const least = await buildLeast(fileURLToPath(new URL('least', import.meta.url)));
  const main = `${dist}/server/main.js`;
  const took = { node: [] as number[], compiled: [] as number[], evaluated: [] as number[], checked: [] as number[] };
  const servers = { least: [] as Awaited<ReturnType<typeof startServer>>[], ours: [] as Awaited<ReturnType<typeof startServer>>[] };
  for (let start = -2; start < STARTS; start++) {
    const round = {
      node: await ended(['--eval', '']),
      compiled: await ended(['--check', main]),
      // A port that is none: it is refused when everything is loaded, and nothing begun.
      evaluated: await ended([main], { PORT: 'none' }),
      checked: checked(join(folder, 'tenfold.db')),
      least: await startServer(folder, 0, (port) => [least, String(port), join(folder, 'least.db')]),
      ours: await startServer(folder),
    };
    // The first two warm the system's cache of files.
    if (start < 0) continue;
    took.node.push(round.node);
    took.compiled.push(round.compiled);
    took.evaluated.push(round.evaluated);
    took.checked.push(round.checked);
    servers.least.push(round.least);
    servers.ours.push(round.ours);
  }
  const untilReady = (each: typeof servers.ours) =>
    `${ms(median(each.map(({ readyMs }) => readyMs)))} (${ms(median(each.map(({ cpuMs }) => cpuMs)))} of the cores)`;
  return [
    floorRow(ID, 'a start: Node alone, until it ends', ms(median(took.node))),
    floorRow(ID, 'a start: Node, Fastify and better-sqlite3 in one file, until ready', untilReady(servers.least)),
    floorRow(ID, 'a start: the product’s file compiled, nothing run, until it ends', ms(median(took.compiled))),
    floorRow(ID, 'a start: the product loaded, its settings refused, until it ends', ms(median(took.evaluated))),
    floorRow(ID, `a start: the check of a database of ${PLAYERS * GAMES_EACH} sessions for damage`, ms(median(took.checked))),
    floorRow(ID, 'a start: the product, until ready', untilReady(servers.ours)),
  ];
}

export const footprintFloor: Bench = {
  id: ID,
  what: 'what a session must take on disk, and where the time of a start goes',
  onlyNamed: true,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
    try {
      return [...(await disk(folder)), ...(await starts(folder))];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
