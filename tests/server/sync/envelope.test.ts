import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appForTest } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { gated, type Gate } from '../gated-store.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

onEachEngine('the envelope of a push', (engine) => {
  let running: TestApp;
  let device: TestDevice;
  let gate: Gate;
  beforeEach(async () => {
    gate = gated(await engine.open());
    running = await appForTest({ database: gate.store });
    device = await TestDevice.of(running, 'ada');
  });
  afterEach(() => running.close());

  const game = () => sessionItem({ id: newId(), owner: 'ada' });

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['without items', '{"proto":1,"batchId":"b","deviceId":"d","deviceNow":1}'],
    ['with items that are no list', '{"proto":1,"batchId":"b","deviceId":"d","deviceNow":1,"items":{"length":1}}'],
    ['with a batch id of 101 characters', JSON.stringify({ proto: 1, batchId: 'b'.repeat(101), deviceId: 'd', deviceNow: 1, items: [] })],
    ['with a device id that is a number', '{"proto":1,"batchId":"b","deviceId":5,"deviceNow":1,"items":[]}'],
    ['with a number beyond all bounds', '{"proto":1e400,"batchId":"b","deviceId":"d","deviceNow":1,"items":[]}'],
    ['with a protocol that is a text', '{"proto":"1","batchId":"b","deviceId":"d","deviceNow":1,"items":[]}'],
    ['with a fraction for a time', '{"proto":1,"batchId":"b","deviceId":"d","deviceNow":1.5,"items":[]}'],
    ['that reaches for a prototype', '{"proto":1,"batchId":"b","deviceId":"d","deviceNow":1,"items":[],"__proto__":{"a":1}}'],
    [
      'that reaches for a prototype by escapes',
      String.raw`{"proto":1,"batchId":"b","deviceId":"d","deviceNow":1,"items":[],"\u005f_proto__":{"a":1}}`,
    ],
    [
      'that reaches for a constructor',
      '{"proto":1,"batchId":"b","deviceId":"d","deviceNow":1,"items":[],"constructor":{"prototype":{"a":1}}}',
    ],
    ['nested beyond reason', '['.repeat(100_000)],
  ])('%s is a bad request', async (_what, body) => {
    const answer = await device.post('/api/sync/push', body, device.ticket);
    expect([answer.statusCode, typeof answer.json<{ error: string }>().error]).toEqual([400, 'string']);
  });

  test.each(['gzip', 'br', 'identity'])('a body that says it is %s-coded is refused: nothing here unpacks', async (coding) => {
    const headers = { authorization: `Bearer ${device.ticket}`, 'content-type': 'application/json', 'content-encoding': coding };
    const answer = await running.app.inject({
      method: 'POST',
      url: '/api/sync/push',
      headers,
      payload: '{"proto":1,"batchId":"b","deviceId":"d","deviceNow":1,"items":[]}',
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'media_type']);
  });

  test('an empty batch is an answer without results', async () => {
    expect(await device.push()).toEqual([]);
  });

  test('a body of more than 256 KiB is too large', async () => {
    const answer = await device.sendPush([], { filling: 'x'.repeat(256 * 1024) });
    expect([answer.statusCode, answer.json()]).toEqual([413, { error: 'The request is too large.', code: 'too_large' }]);
  });

  test('a body that is no JSON by its own word is refused', async () => {
    const headers = { authorization: `Bearer ${device.ticket}`, 'content-type': 'text/plain' };
    expect((await running.app.inject({ method: 'POST', url: '/api/sync/push', headers, payload: '{}' })).statusCode).toBe(415);
  });

  test('no ticket, no push: the body is not even read', async () => {
    const answer = await device.post('/api/sync/push', '{', 'nobody');
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Authentication required', code: 'unauthorized' }]);
  });

  test.each([1, 2])('a client of protocol %d uploads: what an old app has not sent is taken for good (P10)', async (proto) => {
    expect((await device.sendPush([game()], { proto })).json()).toMatchObject({ proto: 1, results: [{ status: 'accepted' }] });
  });

  test('a client newer than the server is told when to come back', async () => {
    const answer = await device.sendPush([game()], { proto: 3, items: 'of another shape' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3600']);
  });

  test('a third batch of one device at once has to wait, other devices do not', async () => {
    const other = await TestDevice.of(running, 'ada', 'laptop');
    gate.shut();
    // Nothing that was let in ends while nothing can be written.
    const sent = [device.sendPush([game()]), device.sendPush([game()]), device.sendPush([game()])];
    const elsewhere = other.sendPush([game()]);
    const refused = await Promise.race(sent);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    gate.open();
    expect((await Promise.all(sent)).map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '200', '429']);
    expect((await elsewhere).statusCode).toBe(200);
    expect((await device.sendPush([game()])).statusCode).toBe(200);
  });

  test('refused requests do not use up the share of their device', async () => {
    for (let i = 0; i < 5; i++) await device.post('/api/sync/push', '{', device.ticket);
    expect((await device.sendPush([game()])).statusCode).toBe(200);
  });

  test('a player has four batches under way at most, on however many devices', async () => {
    const others = await Promise.all(['laptop', 'tablet', 'phone'].map((name) => TestDevice.of(running, 'ada', name)));
    gate.shut();
    const sent = [device, ...others].flatMap((each) => [each.sendPush([game()]), each.sendPush([game()])]);
    // Nothing that was let in ends while nothing can be written.
    const refused: number[] = [];
    for (const each of sent) void each.then(({ statusCode }) => refused.push(statusCode));
    await expect.poll(() => refused).toEqual([429, 429, 429, 429]);
    gate.open();
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => String(statusCode));
    expect(statuses.toSorted()).toEqual(['200', '200', '200', '200', '429', '429', '429', '429']);
    expect((await others[0]?.sendPush([game()]))?.statusCode).toBe(200);
  });

  test('a player sends 3 MiB at once, from however many devices; the rest waits as long as it is told to', async () => {
    const body = JSON.stringify({ proto: 1, batchId: 'b', deviceId: 'd', deviceNow: 1, items: [], filling: 'x'.repeat(256 * 1024 - 200) });
    const laptop = await TestDevice.of(running, 'ada', 'laptop');
    for (let i = 0; i < 6; i++)
      for (const each of [device, laptop]) expect((await each.post('/api/sync/push', body, each.ticket)).statusCode).toBe(200);
    const phone = await TestDevice.of(running, 'ada', 'phone');
    const refused = await phone.post('/api/sync/push', body, phone.ticket);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    expect((await (await TestDevice.of(running, 'bob')).sendPush([])).statusCode).toBe(200);
    running.clock.now += 5_000;
    expect((await phone.post('/api/sync/push', body, phone.ticket)).statusCode).toBe(200);
  });

  test('a player has two pulls under way at most', async () => {
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const { accounts } = running;
    const profile = accounts.profiles.get('ada');
    vi.spyOn(accounts, 'profile').mockImplementation(() => opened.then(() => profile));
    const sent = [device.sendPull(), device.sendPull(), device.sendPull()];
    expect((await Promise.race(sent)).statusCode).toBe(429);
    open();
    expect((await Promise.all(sent)).map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '200', '429']);
    expect((await device.sendPull()).statusCode).toBe(200);
  });

  test('personal answers are stored by no cache', async () => {
    const answers = [await device.sendPush([]), await device.sendPull(), await device.post('/api/sync/push', '{', 'nobody')];
    for (const answer of answers) expect(answer.headers['cache-control']).toBe('no-store');
  });
});
