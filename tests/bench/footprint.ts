import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/index.ts';
import { openSqliteFile } from '../../server/database/sqlite.ts';
import { freePort } from '../free-port.mjs';
import { dist } from './browser.ts';
import { practise } from './practise.ts';
import type { Bench, Row } from './report.ts';
import { median, ms } from './statistics.ts';
import { pushBody, typicalGame } from './typical-games.ts';

const BATCH = 50;
export const PLAYERS = 20;
export const GAMES_EACH = 500;
const STARTS = 7;
const IDLE_MS = 5_000;
const MOST = { gzipped: 200, onDisk: 800, readyMs: 500, idleMb: 120 } as const;

const bytes = (count: number) => `${count.toFixed(0)} bytes`;

function gzippedBytes(): number {
  const endedMs = Date.now();
  const games = Array.from({ length: BATCH }, (_, i) => typicalGame('00000000-0000-4000-8000-000000000000', endedMs - i * 61_234));
  return gzipSync(pushBody('batch', games)).length / BATCH;
}

/** The bytes of a database file, by table and index. */
export function bytesByName(file: string): ReadonlyMap<string, number> {
  const database = new Database(file, { readonly: true });
  const rows = database
    .prepare<[], { readonly name: string; readonly size: number }>('select name, sum(pgsize) as size from dbstat group by name')
    .all();
  database.close();
  return new Map(rows.map(({ name, size }) => [name, size]));
}

/** What a session adds to the database file: in all, in the table of items, and in its indexes. The rest are parts and changes. */
export async function bytesOnDisk(folder: string): Promise<{ readonly all: number; readonly rows: number; readonly indexes: number }> {
  const file = join(folder, 'tenfold.db');
  const database = openSqliteFile(file);
  await migrate(database, migrations, (count) => randomBytes(count));
  await database.close();
  const before = bytesByName(file);
  const players = Array.from({ length: PLAYERS }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
  await practise(openSqliteFile(file), players, GAMES_EACH);
  const grown = [...bytesByName(file)].map(([name, size]) => [name, (size - (before.get(name) ?? 0)) / (PLAYERS * GAMES_EACH)] as const);
  const sum = (isMeant: (name: string) => boolean) => grown.reduce((bytes, [name, each]) => (isMeant(name) ? bytes + each : bytes), 0);
  return { all: sum(() => true), rows: sum((name) => name === 'items'), indexes: sum((name) => /^(sqlite_autoindex_)?items_/.test(name)) };
}

export interface Started {
  readonly readyMs: number;
  /** What it had of the cores until then. */
  readonly cpuMs: number;
  /** Memory of the process in MB after some seconds without a request, if that was waited for. */
  readonly idleMb?: number;
}

/** A server to start: the program with its words, given a port. */
export type Program = (port: number) => readonly string[];

const built: Program = () => [`${dist}/server/main.js`];

/** Starts a server, by default the built one, and ends it. */
export async function startServer(folder: string, idleMs = 0, program = built): Promise<Started> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), SITE_URL: origin, DATA_DIR: folder };
  const from = performance.now();
  const child = spawn(process.execPath, program(port), {
    env: { ...env, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  try {
    const isReady = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error('The server did not start.');
      await pause(5);
    }
    const started = { readyMs: performance.now() - from, cpuMs: cpuMsOf(child.pid) };
    if (idleMs === 0) return started;
    await pause(idleMs);
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    return { ...started, idleMb: Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / 1e6 };
  } finally {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}

/** The time that a process has had of the cores, in steps of 10 ms; not a number where the system does not tell it in this way. */
function cpuMsOf(pid = 0): number {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').slice(11, 13) ?? [];
    return (Number(user) + Number(system)) * 10;
  } catch {
    return Number.NaN;
  }
}

export const footprint: Bench = {
  id: 'V12',
  what: 'what a session of fifteen answers takes, and the server at rest',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'tenfold-bench-'));
    try {
      const [gzipped, onDisk] = [gzippedBytes(), await bytesOnDisk(folder)];
      const starts: Started[] = [];
      // The first start makes the keys, and the second warms the system's cache of files.
      for (let start = -2; start < STARTS; start++) starts.push(await startServer(folder, start === STARTS - 1 ? IDLE_MS : 0));
      const readyMs = median(starts.slice(2).map((each) => each.readyMs));
      const idleMb = starts.at(-1)?.idleMb ?? Number.NaN;
      const row = (what: string, measured: string, goal: string, met: boolean): Row => ({ id: 'V12', what, measured, goal, met });
      return [
        row(
          `a session, gzipped with ${BATCH - 1} others as it is sent`,
          bytes(gzipped),
          `≤ ${bytes(MOST.gzipped)}`,
          gzipped <= MOST.gzipped,
        ),
        row(
          'a session on disk, with indexes and parts',
          `${bytes(onDisk.all)} (row ${onDisk.rows.toFixed(0)}, its indexes ${onDisk.indexes.toFixed(0)})`,
          `≤ ${bytes(MOST.onDisk)}`,
          onDisk.all <= MOST.onDisk,
        ),
        row(
          `the server is ready, with ${PLAYERS * GAMES_EACH} sessions stored`,
          `${ms(readyMs)} after its start`,
          `≤ ${ms(MOST.readyMs)}`,
          readyMs <= MOST.readyMs,
        ),
        row(
          `its memory after ${IDLE_MS / 1000} s without requests`,
          `${idleMb.toFixed(0)} MB`,
          `≤ ${MOST.idleMb} MB`,
          idleMb <= MOST.idleMb,
        ),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
