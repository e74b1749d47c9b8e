import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appForTest, configForTest } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';

let running: TestApp;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  running = await appForTest({
    config: configForTest({ LOG_LEVEL: 'trace' }),
    logTo: { write: (line) => void lines.push(line) },
    plugins: [
      async (app) => {
        app.get('/breaks', { config: { access: 'public' } }, () => {
          throw new Error('select secret from users at /srv/tenfold');
        });
        app.get('/full', { config: { access: 'public' } }, () => {
          throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
        });
        app.post('/takes', { config: { access: 'public' } }, () => ({ ok: true }));
        app.get('/items/:id', { config: { access: 'public' } }, () => ({ ok: true }));
      },
    ],
  });
});
afterEach(() => running.close());

test('a failure of ours says nothing of its cause', async () => {
  const answer = await running.app.inject({ url: '/breaks' });
  expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'Something went wrong on the server.', code: 'unexpected' }]);
});

test('a refused or failed request has an id, its own, by which the log knows it; the caller cannot choose it', async () => {
  const headers = { 'x-request-id': 'chosen' };
  const answers = [await running.app.inject({ url: '/breaks', headers }), await running.app.inject({ url: '/api/nothing', headers })];
  const ids = answers.map((answer) => String(answer.headers['x-request-id']));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const logged = lines.map((line) => JSON.parse(line) as { reqId?: string; msg?: string });
  expect(logged.filter(({ reqId }) => reqId === ids[0]).map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['unexpected failure', 'request']),
  );
  expect((await running.app.inject({ url: '/healthz' })).headers['x-request-id']).toBeUndefined();
});

test('a full disk is 503 with a time to come back, not a failure of ours', async () => {
  const answer = await running.app.inject({ url: '/full' });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([503, '5', { code: 'storage' }]);
});

test('an unknown address is 404 in the one shape of errors', async () => {
  for (const url of ['/api/nothing', '/api/sync/../../etc/passwd', '/api/%00', '/.env', '/api/sync/push']) {
    const answer = await running.app.inject({ url });
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 404, { error: 'Not found', code: 'not_found' }]);
  }
});

test('an address that cannot be decoded is a bad request', async () => {
  expect((await running.app.inject({ url: '/items/%ff' })).statusCode).toBe(400);
});

test('logs name routes, never people: no id, token, address, query or e-mail', async () => {
  const device = await TestDevice.of(running, 'ada-lovelace', 'device-7b1f');
  const game = sessionItem({ id: newId(), owner: 'ada-lovelace' });
  await device.push(game);
  await device.pull();
  await device.post('/api/sync/push', '{', 'stolen-token');
  await running.app.inject({
    url: '/items/secret-item?email=ada@example.org',
    remoteAddress: '203.0.113.7',
    headers: { 'x-forwarded-for': '203.0.113.8' },
  });
  await running.app.inject({ url: '/breaks?token=secret-query' });
  const text = lines.join('');
  for (const secret of [
    'lovelace',
    'ada@',
    'device-7b1f',
    'stolen',
    device.ticket,
    game.id,
    'secret',
    'example.org',
    '203.0.113',
    '127.0.0.1',
  ]) {
    expect(text).not.toContain(secret);
  }
  expect(text).toContain('"route":"/items/:id"');
  expect(text).toContain('"route":"/api/sync/push"');
});

test('a hostile address leaves one line in the log, with nothing of the address in it', async () => {
  const before = lines.length;
  for (const url of [
    '/nothing%0a{"level":30,"msg":"forged"}',
    '/nothing%0d%0aforged',
    '/nothing%1b[31mforged',
    '/items/forged%00',
    '/items/%ffforged',
  ])
    await running.app.inject({ url, headers: { 'user-agent': 'forged', referer: 'http://forged.example' } });
  const written = lines.slice(before).filter((line) => line.includes('"msg":"request"'));
  expect(written.length).toBeGreaterThanOrEqual(4);
  expect(lines.slice(before).join('')).not.toContain('forged');
  for (const line of lines.slice(before)) expect(line).toMatch(/^\{.*\}\n$/);
});

test('each line of the log is JSON', async () => {
  await running.app.inject({ url: '/breaks' });
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
});

test('metrics count answers and pushed items, by route and status', async () => {
  const device = await TestDevice.of(running, 'ada');
  await device.push(sessionItem({ id: newId(), owner: 'ada' }));
  const { body, headers } = await running.app.inject({ url: '/metrics' });
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body).toContain('http_requests_total{method="POST",route="/api/sync/push",status="200"} 1\n');
  expect(body).toContain('push_items_total{status="accepted"} 1\n');
});

test('the API describes itself, for programs and for people', async () => {
  const document = (await running.app.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, { security?: unknown }>>;
  }>();
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/sync/push', '/api/sync/pull', '/api/sync/ticket', '/api/sync/tickets/revoke', '/api/game/submit-score']),
  );
  const { paths } = document;
  expect(['/api/sync/push', '/api/sync/pull'].map((path) => paths[path]?.['post']?.security)).toEqual([[{ ticket: [] }], [{ player: [] }]]);
  const page = await running.app.inject({ url: '/api/docs' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('POST /api/sync/push');
  expect(page.body).toContain('<p>Access: ticket</p>');
  expect(page.body).not.toMatch(/<script|<style|<link|src=/);
});

test('whoever goes away in the middle of a request is no trouble of the server’s', async () => {
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = running.app.server.address() as AddressInfo;
  const head = ['POST /takes HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 9'];
  const socket = connect(port, '127.0.0.1', () => socket.write([...head, '', '{"a":'].join('\r\n')));
  const [request] = (await once(running.app.server, 'request')) as [IncomingMessage];
  while (request.listenerCount('data') === 0) await turn();
  // The request fails before it closes.
  const closed = new Promise((done) => request.once('close', done));
  socket.resetAndDestroy();
  await closed;
  await turn();
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level > 30)).toEqual([]);
});
