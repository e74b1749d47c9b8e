import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseBrokenBytes } from '../../../server/http/broken-requests.ts';
import { headersOfEveryAnswer } from '../../../server/site/security-headers.ts';
import { appForTest } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';

let running: TestApp;
let port: number;
beforeAll(async () => {
  running = await appForTest();
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  port = (running.app.server.address() as AddressInfo).port;
});
afterAll(() => running.close());

interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes as they are, and reads until the server closes or has sent as many answers as expected. */
const send = (bytes: string | Buffer, answers = 1): Promise<readonly RawAnswer[]> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      if (split(text).length >= answers && /\r\n\r\n.*[}]$/s.test(text)) socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(split(text)));
  });

const split = (text: string): readonly RawAnswer[] =>
  text
    .split(/(?=HTTP\/1\.1 \d{3})/)
    .filter(Boolean)
    .map((answer) => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      return { status: Number(head.slice(9, 12)), head: head.toLowerCase(), body };
    });

const request = (line: string, ...more: readonly string[]): string => [line, 'Host: localhost', ...more, '', ''].join('\r\n');
const json = 'Content-Type: application/json';
/** A whole good request; whoever answers it 404 took hidden bytes for a request. */
const next = request('GET /healthz HTTP/1.1');

describe('What is no HTTP request', () => {
  test.each<[what: string, status: number, bytes: string | Buffer]>([
    ['a method that nobody knows', 400, request('FOO / HTTP/1.1')],
    ['a head of 100 kB', 431, request('GET / HTTP/1.1', `X: ${'a'.repeat(100_000)}`)],
    ['three thousand headers', 431, request('GET / HTTP/1.1', ...Array.from({ length: 3000 }, (_, i) => `X${i}: 1`))],
    ['an address of 100 kB', 431, request(`GET /${'a'.repeat(100_000)} HTTP/1.1`)],
    ['two lengths', 400, `${request('POST /api/sync/push HTTP/1.1', json, 'Content-Length: 2', 'Content-Length: 3')}{}`],
    [
      'a length beside chunks',
      400,
      `${request('POST /api/sync/push HTTP/1.1', json, 'Content-Length: 4', 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n${next}`,
    ],
    ['a length below zero', 400, request('POST /api/sync/push HTTP/1.1', json, 'Content-Length: -5')],
    ['a length beyond all numbers', 400, request('POST /api/sync/push HTTP/1.1', json, 'Content-Length: 99999999999999999999')],
    [
      'a coding that hides the end',
      400,
      `${request('POST /api/sync/push HTTP/1.1', json, 'Transfer-Encoding: chunked, identity')}0\r\n\r\n${next}`,
    ],
    ['a NUL in a header', 400, request('GET / HTTP/1.1', 'X: a\u0000b')],
    ['a bare line feed', 400, 'GET / HTTP/1.1\nHost: localhost\n\n'],
    ['the start of TLS', 400, Buffer.from('16030100c8010000c40303', 'hex')],
    ['HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['an expectation that nobody knows', 417, request('GET / HTTP/1.1', 'Expect: wonders')],
    ['an address that is no UTF-8', 400, request('GET /items/%ff HTTP/1.1')],
    ['an address with broken escapes', 400, request('GET /api/%zz HTTP/1.1')],
  ])('%s is refused with %i, once, in the one shape and under the headers of every answer', async (_what, status, bytes) => {
    const answers = await send(bytes);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    expect(JSON.parse(answers[0]?.body ?? '')).toEqual({
      error: expect.any(String),
      code: expect.stringMatching(/^(bad_request|head_too_large|expectation)$/),
    });
    for (const [name, value] of Object.entries(headersOfEveryAnswer('http://tenfold.test')))
      expect(answers[0]?.head).toContain(`${name}: ${value}`.toLowerCase());
    expect(answers[0]?.body).not.toMatch(/fst_|%ff|%zz|hpe_/i);
  });

  test('a chunk without a length ends the connection', async () => {
    const answers = await send(
      `${request('POST /api/sync/push HTTP/1.1', json, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n${next}`,
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toEqual([]);
  });

  test('a request that arrives too slowly is never answered 408, which clients take for a word on their items', () => {
    const written: string[] = [];
    const socket = { destroyed: false, writable: true, end: (text: string) => written.push(text) };
    refuseBrokenBytes({})(Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket as never);
    expect(written).toEqual([expect.stringMatching(/^HTTP\/1\.1 503 .*\r\nretry-after: 5\r\n/s)]);
  });
});

describe('What no route is for', () => {
  test.each(['TRACE', 'PROPFIND', 'PATCH', 'PURGE'])('%s is 405, and repeats nothing of the request', async (method) => {
    const [answer] = await send(request(`${method} / HTTP/1.1`, 'Cookie: secret'));
    expect([answer?.status, answer?.body.includes('secret')]).toEqual([405, false]);
    expect(answer?.head).toContain('allow: get, head, post, put, delete, options');
  });

  test('a header cannot turn one method into another', async () => {
    const [answer] = await send(request('POST /healthz HTTP/1.1', 'X-HTTP-Method-Override: GET', 'Content-Length: 0'));
    expect(answer?.status).toBe(404);
  });

  test('a refused body is read to its end: the next request on the line gets its own answer', async () => {
    const answers = await send(`${request('POST /api/sync/push HTTP/1.1', json, 'Content-Length: 2')}{}${next}`, 2);
    expect(answers.map(({ status }) => status)).toEqual([401, 200]);
  });
});
