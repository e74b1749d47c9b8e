import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect } from 'vitest';
import { checkParts } from '../../server/sync/check.ts';
import type { SessionSummary } from '../../shared/contract/state.ts';
import { totalXp } from '../../shared/progress/view.ts';
import { appForTest, type TestApp } from './app-for-test.ts';
import type { Engine } from './engines.ts';
import { TestDevice } from './sync-client.ts';

interface ServerWithPhone {
  readonly running: TestApp;
  readonly phone: TestDevice;
  /** Ada's sessions, as a device hears of them that played none. */
  readonly listed: () => Promise<readonly SessionSummary[]>;
  readonly xp: () => Promise<number>;
}

/** A server and a phone of Ada's, new for each test. After it the stored parts are what the items come to. */
export function serverWithPhone(engine: Engine): ServerWithPhone {
  let running: TestApp;
  let phone: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    phone = await TestDevice.of(running, 'ada', 'phone');
  });
  afterEach(async () => {
    expect(await checkParts(running.database, (bytes) => randomBytes(bytes))).toMatchObject({ repaired: 0, failed: [] });
    await running.close();
  });
  return {
    get running() {
      return running;
    },
    get phone() {
      return phone;
    },
    listed: async () =>
      (await (await TestDevice.of(running, 'ada', 'that-played-none')).pull()).changes.flatMap((change) =>
        change.type === 'session' ? [change.session] : [],
      ),
    xp: async () => totalXp(await phone.figures()),
  };
}
