import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { expect, it, vi } from 'vitest';
import { captchaToken, solve } from '../../../../client/auth/captcha.ts';

const SECRET = 'a secret that only tests use';
const challengeOf = (number: number) => createChallenge({ hmacKey: SECRET, maxnumber: 5_000, number, params: { call: 'signup' } });
const made = async (number: number) => ({ ...(await challengeOf(number)), maxnumber: 5_000 });

it.each([0, 999, 1_000, 4_999])('finds the number %i, and rests on the way', async (number) => {
  let rests = 0;
  expect(await solve(await made(number), async () => void rests++)).toBe(number);
  expect(rests).toBe(Math.floor(number / 1_000));
});

it('gives up where there is no such number', async () => {
  expect(await solve({ ...(await made(1)), challenge: 'f'.repeat(64) }, async () => {})).toBeUndefined();
});

it('makes a token that the library on the server takes', async () => {
  const challenge = await made(1_234);
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return Response.json(challenge);
  };
  const token = await captchaToken({ origin: 'https://tenfold.test', fetch, rest: async () => {} }, 'signup');
  expect(asked).toEqual(['https://tenfold.test/auth/v1/captcha?call=signup']);
  expect(await verifySolution(token ?? '', SECRET)).toBe(true);
});

it('does not wait for ever for a server that does not answer', async () => {
  vi.useFakeTimers();
  const fetch = (_address: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((_answer, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as DOMException));
    });
  const token = captchaToken({ origin: '', fetch, rest: async () => {} }, 'token');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await token).toBeUndefined();
  vi.useRealTimers();
});

it.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a portal answers', () => Promise.resolve(new Response('<html>'))],
  ['captchas are off', () => Promise.resolve(Response.json({ code: 'not_found' }, { status: 404 }))],
])('there is no token when %s', async (_why, fetch) => {
  expect(await captchaToken({ origin: '', fetch, rest: async () => {} }, 'token')).toBeUndefined();
});
