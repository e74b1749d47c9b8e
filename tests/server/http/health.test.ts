import { afterEach, expect, test } from 'vitest';
import { onEachEngine } from '../engines.ts';
import { appForTest } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';

onEachEngine('health', (engine) => {
  let running: TestApp | undefined;
  afterEach(() => running?.close());

  test('says that the process lives and that the database answers', async () => {
    running = await appForTest({ database: await engine.open() });
    for (const url of ['/healthz', '/readyz']) expect((await running.app.inject({ url })).statusCode).toBe(200);
  });
});
