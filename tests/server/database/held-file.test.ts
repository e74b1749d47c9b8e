import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/database/open.ts';
import type { Store } from '../../../server/database/store.ts';
import { appForTest, type TestApp } from '../app-for-test.ts';
import { sameBytes } from '../empty-sqlite.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

/** Begins to write to a database file, and holds it until its input ends. */
const HOLDER = `
  const Database = require(${JSON.stringify(createRequire(import.meta.url).resolve('better-sqlite3'))});
  const database = new Database(process.argv[1]);
  database.exec('begin immediate');
  process.stdout.write('held');
  process.stdin.on('end', () => {
    database.exec('rollback');
    process.stdout.write('let go');
  });
  process.stdin.resume();
`;

describe("another program's lock on the database file", () => {
  let folder: string;
  let database: Store;
  let server: TestApp;
  let device: TestDevice;
  let holder: ChildProcess;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tenfold-held-'));
    database = await openDatabase({ dataDir: folder }, sameBytes);
    server = await appForTest({ database });
    device = await TestDevice.of(server, 'mia');
    await device.push(sessionItem({ id: newId(), owner: 'mia' }));
    holder = spawn(process.execPath, ['-e', HOLDER, join(folder, 'tenfold.db')], { stdio: ['pipe', 'pipe', 'inherit'] });
    await said('held');
  });
  afterEach(async () => {
    if (holder.exitCode === null) await letGo();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function said(word: string): Promise<void> {
    for (let text = ''; !text.endsWith(word);) text += String((await once(holder.stdout ?? holder, 'data'))[0]);
  }
  async function letGo(): Promise<void> {
    const ended = once(holder, 'exit');
    holder.stdin?.end();
    await ended;
  }

  const read = async (url: string): Promise<number> => (await server.app.inject({ url })).statusCode;
  const push = (id: string) => device.sendPush([sessionItem({ id, owner: 'mia' })]);

  test('stops no read: all are answered while writes wait, which end in 503 with a time to come back', async () => {
    const ended: string[] = [];
    const writes = Array.from({ length: 6 }, async () => {
      const answer = await push(newId());
      ended.push('write');
      return [answer.statusCode, answer.headers['retry-after']];
    });
    const pull = { proto: 2, deviceId: device.deviceId, limit: 500 };
    for (let time = 0; time < 10; time++) {
      expect([await read('/healthz'), await read('/readyz'), await read('/api/content/posts')]).toEqual([200, 200, 200]);
      expect((await device.post('/api/sync/pull', pull, device.accessToken)).statusCode).toBe(200);
      ended.push('reads');
    }
    const answers = await Promise.all(writes);
    // Of one player some are told to come one after the other.
    expect(answers.every(([status, retryAfter]) => (status === 503 || status === 429) && Number(retryAfter) > 0)).toBe(true);
    expect(answers.filter(([status]) => status === 503).length).toBeGreaterThan(0);
    expect(ended.lastIndexOf('reads')).toBeLessThan(ended.lastIndexOf('write'));
  });

  test('that ends in time costs a write nothing but the wait', async () => {
    const id = newId();
    const written = push(id);
    expect(await read('/healthz')).toBe(200);
    await letGo();
    expect((await written).statusCode).toBe(200);
    const items = await database.db.selectFrom('items').select('id').where('id', '=', id).execute();
    expect(items).toEqual([{ id }]);
  });

  test('that has ended is forgotten: the next write is stored without a restart', async () => {
    expect((await push(newId())).statusCode).toBe(503);
    await letGo();
    expect((await push(newId())).statusCode).toBe(200);
  });
});
