import { afterEach, describe, expect, test } from 'vitest';
import { onEachEngine } from '../engines.ts';
import { appForTest, configForTest } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';

onEachEngine('health', (engine) => {
  let running: TestApp | undefined;
  afterEach(() => running?.close());

  test('says that the process lives and that the database answers', async () => {
    running = await appForTest({ database: await engine.open() });
    for (const url of ['/healthz', '/readyz']) expect((await running.app.inject({ url })).statusCode).toBe(200);
  });
});

describe('what is for operators', () => {
  let running: TestApp | undefined;
  afterEach(() => running?.close());
  const statuses = async (remoteAddress: string, headers: Record<string, string> = {}): Promise<readonly number[]> =>
    Promise.all(
      ['/healthz', '/readyz', '/metrics'].map(async (url) => (await running?.app.inject({ url, remoteAddress, headers }))?.statusCode ?? 0),
    );

  test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('answers this machine, as %s', async (address) => {
    running = await appForTest();
    expect(await statuses(address)).toEqual([200, 200, 200]);
  });

  test.each(['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1'])('is not there for others, such as %s', async (address) => {
    running = await appForTest();
    expect(await statuses(address)).toEqual([200, 404, 404]);
    expect((await running.app.inject({ url: '/metrics', remoteAddress: address })).json()).toEqual({
      error: 'Not found',
      code: 'not_found',
    });
  });

  test.each(['192.0.2.1', '::ffff:192.0.2.1', '198.51.100.77', '2001:db8::7'])(
    'answers an address that the settings allow, as %s',
    async (address) => {
      running = await appForTest({ config: configForTest({ METRICS_ALLOW: '192.0.2.1, 198.51.100.0/24 2001:db8::/32' }) });
      expect(await statuses(address)).toEqual([200, 200, 200]);
      expect(await statuses('192.0.2.2')).toEqual([200, 404, 404]);
    },
  );

  test('a request through a trusted proxy counts by its original address', async () => {
    running = await appForTest({ config: configForTest({ TRUST_PROXY: '127.0.0.1' }) });
    expect(await statuses('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toEqual([200, 404, 404]);
    expect(await statuses('192.0.2.1', { 'x-forwarded-for': '127.0.0.1' })).toEqual([200, 404, 404]);
  });
});
