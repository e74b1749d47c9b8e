import { expect, test } from 'vitest';
import { onEachEngine } from '../engines.ts';
import { appForTest } from '../app-for-test.ts';
import { activityItem, newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

/** What stands in the place of each field in turn. */
const VALUES: readonly unknown[] = [
  null, true, false, 0, -1, 1, 0.5, -0.0000001, 1e21, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e308, 2147483648, 4294967296,
  '', ' ', 'a', '0', '-1', 'null', 'true', 'NaN', 'undefined', 'x'.repeat(101), 'x'.repeat(200_000),
  '\u0000', 'a\u0000b', '\uD800', '\uDFFF\uD800', '\uFEFF', '\u202E', 'e\u0301', '𝔘𝔫𝔦', '🧮'.repeat(60), '\r\nX-Header: 1',
  "'; drop table items; --", '" or ""="', '%', '_', '../../etc/passwd', '<script>alert(1)</script>', '{{7*7}}', '${7*7}', '=1+1',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty',
  [], [null], [[]], ['a'], Array.from({ length: 1000 }, () => 0), {}, { length: 1 }, { toString: 1 }, { a: { b: { c: {} } } }, { $ref: '#' },
];

type Path = readonly (string | number)[];

/** Every place in a value, the value itself included. */
function places(value: unknown, at: Path = []): readonly Path[] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, child]) => places(child, [...at, key])) : [];
  return [at, ...below];
}

/** A copy of a value with another one at one place. */
function withValueAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  (copy as Record<string, unknown>)[key] = withValueAt((value as Record<string, unknown>)[key], rest, put);
  return copy;
}

onEachEngine('hostile values', (engine) => {
  test('in every field of every call are refused or put aside: never a failure of the server', { timeout: 240_000 }, async () => {
    const running = await appForTest({ database: await engine.open() });
    const device = await TestDevice.of(running, 'ada');
    const game = sessionItem({ id: newId(), owner: 'ada' });
    const calls: readonly (readonly [url: string, token: string, body: unknown])[] = [
      ['/api/sync/push', device.ticket, { proto: 1, batchId: 'b', deviceId: 'd', deviceNow: 1, items: [game, activityItem(newId(), 'ada')] }],
      ['/api/sync/pull', device.accessToken, { proto: 1, deviceId: 'd', limit: 5, cursor: 'e.0.-' }],
      ['/api/sync/ticket', device.accessToken, { deviceId: 'd', installId: 'i' }],
      ['/api/game/submit-score', device.accessToken, { gameId: 1, score: 1, timeTaken: 1, accuracy: 1, difficulty: 'easy', sessionData: { record: game } }],
    ];
    const failures: string[] = [];
    let sent = 0;
    for (const [url, token, body] of calls) {
      for (const place of places(body)) {
        for (const value of VALUES) {
          const answer = await device.post(url, JSON.stringify(withValueAt(body, place, value)), token);
          sent++;
          const goodRefusal = answer.statusCode === 503 && answer.json<{ code: string }>().code === 'server_too_old';
          if (answer.statusCode >= 500 && !goodRefusal) failures.push(`${url} ${place.join('.')} = ${JSON.stringify(value).slice(0, 40)}: ${answer.statusCode}`);
        }
        running.clock.now += 60_000; // the share of bytes a minute is not what is tested here
      }
    }
    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThan(5000);
    expect({}).not.toHaveProperty('polluted');
    await running.close();
  });
});
