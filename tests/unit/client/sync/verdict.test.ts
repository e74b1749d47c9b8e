import { describe, expect, it } from 'vitest';
import { exchange, type Answer } from '../../../../client/sync/exchange.ts';
import { syncFailureText } from '../../../../client/device/sync-failure-text.ts';
import { failureOf } from '../../../../client/sync/failure.ts';
import { readVerdict } from '../../../../client/sync/verdict.ts';
import { fakeHost, html, json, type Reply } from './fake-host.ts';

const BATCH = 'batch-1';
const envelope = { proto: 1, batchId: BATCH, epoch: 'e', serverTime: 1000, results: [{ id: 'a', status: 'accepted' }] };

interface Row {
  readonly name: string;
  readonly reply: Reply;
  readonly verdict: string;
  readonly ours?: boolean;
  readonly waitMs?: number;
  readonly text?: string;
}

const said = (error: string): object => ({ error });

/** Every kind of answer to a batch: what the client makes of it, and what Settings says (spec 1 §8). */
const TABLE: readonly Row[] = [
  { name: 'the envelope of this batch', reply: json(200, envelope), verdict: 'results' },
  { name: 'JSON with a charset', reply: { ...json(200, envelope), contentType: 'application/json; charset=utf-8' }, verdict: 'results' },
  {
    name: "another batch's envelope",
    reply: json(200, { ...envelope, batchId: 'batch-0' }),
    verdict: 'offline',
    ours: false,
    text: 'Unknown error',
  },
  { name: 'JSON without an envelope', reply: json(200, { hello: 'guest' }), verdict: 'offline', ours: false, text: 'Unknown error' },
  { name: 'an envelope without results', reply: json(200, { ...envelope, results: null }), verdict: 'offline', ours: false },
  {
    name: 'an envelope that is not called JSON',
    reply: { ...json(200, envelope), contentType: 'text/html' },
    verdict: 'offline',
    ours: false,
  },
  { name: "a captive portal's page", reply: html(200), verdict: 'offline', ours: false, text: 'Unknown error' },
  { name: 'broken JSON', reply: { ...json(200, {}), body: '{"proto":1,' }, verdict: 'offline', ours: false },
  { name: 'JSON that is a list', reply: { ...json(200, {}), body: '[]' }, verdict: 'offline', ours: false },
  { name: 'no network', reply: 'no network', verdict: 'offline', ours: false, text: 'Submission failed' },
  { name: '400', reply: json(400, said('Bad batch')), verdict: 'refused', ours: true, text: 'Bad batch' },
  { name: '400 of a stranger', reply: html(400), verdict: 'offline', ours: false, text: 'HTTP 400: Reason' },
  { name: '401', reply: json(401, said('Authentication required')), verdict: 'unauthorized', ours: true, text: 'Authentication required' },
  { name: '401 of a portal', reply: html(401), verdict: 'offline', ours: false, text: 'Authentication required' },
  { name: '404', reply: json(404, said('Not found')), verdict: 'offline', ours: true, text: 'Not found' },
  {
    name: '410 of a deleted account',
    reply: json(410, { error: 'This account was deleted.', code: 'account_deleted' }),
    verdict: 'account_deleted',
    ours: true,
    text: 'This account was deleted.',
  },
  { name: '410 without its code', reply: json(410, said('Gone')), verdict: 'offline', ours: true },
  { name: '410 of a stranger', reply: html(410), verdict: 'offline', ours: false },
  { name: '413', reply: json(413, said('Too large')), verdict: 'too_large', ours: true, text: 'Too large' },
  { name: '413 of a proxy', reply: html(413), verdict: 'too_large', ours: false, text: 'HTTP 413: Reason' },
  { name: '422', reply: json(422, said('No batch')), verdict: 'refused', ours: true },
  { name: '426', reply: json(426, said('Update')), verdict: 'outdated', ours: true, text: 'Update' },
  {
    name: '429',
    reply: json(429, said('Slow down'), '7'),
    verdict: 'busy',
    ours: true,
    waitMs: 7_000,
    text: 'Rate limit exceeded. Please try again later.',
  },
  { name: '429 of a proxy', reply: html(429, '3'), verdict: 'busy', ours: false, waitMs: 3_000 },
  { name: '429 without a pause', reply: json(429, said('Slow down')), verdict: 'busy', ours: true },
  { name: '429 with a date', reply: json(429, said('Slow down'), 'Fri, 20 Nov 2026 10:00:00 GMT'), verdict: 'busy', ours: true },
  { name: '503 that asks for a year', reply: json(503, said('Later'), '31536000'), verdict: 'busy', ours: true, waitMs: 3_600_000 },
  { name: '413 with a pause', reply: html(413, '4'), verdict: 'too_large', ours: false, waitMs: 4_000 },
  { name: '401 with a pause', reply: json(401, said('Authentication required'), '600'), verdict: 'unauthorized', ours: true },
  { name: '422 with a pause', reply: json(422, said('No batch'), '600'), verdict: 'refused', ours: true },
  { name: '500 with a pause', reply: json(500, said('Something broke'), '600'), verdict: 'failing', ours: true },
  { name: '502 with a pause', reply: html(502, '600'), verdict: 'offline', ours: false },
  { name: "a captive portal's page with a pause", reply: html(200, '600'), verdict: 'offline', ours: false },
  { name: '500', reply: json(500, said('Something broke')), verdict: 'failing', ours: true, text: 'Something broke' },
  { name: '500 with an empty text', reply: json(500, said('')), verdict: 'failing', ours: true, text: 'HTTP 500: Reason' },
  { name: '500 of a proxy', reply: html(500), verdict: 'offline', ours: false, text: 'HTTP 500: Reason' },
  { name: '502', reply: html(502), verdict: 'offline', ours: false, text: 'HTTP 502: Reason' },
];

async function answerTo(reply: Reply): Promise<Answer> {
  return exchange(fakeHost({ reply: () => reply }), '/api/sync/push', 'ticket', {});
}

describe('[A1][A2][A3] the answer to a batch', () => {
  it.each(TABLE)('$name → $verdict', async ({ reply, verdict, ours, waitMs, text }) => {
    const answer = await answerTo(reply);
    const judged = readVerdict(answer, BATCH);
    expect(judged.kind).toBe(verdict);
    if (judged.kind !== 'results') expect({ ours: judged.ours, waitMs: judged.waitMs }).toEqual({ ours, waitMs });
    if (text !== undefined) expect(syncFailureText(failureOf(answer))).toBe(text);
  });

  it('[A4] results with a status that this build does not know are left out', async () => {
    const results = [{ id: 'a', status: 'accepted' }, { id: 'b', status: 'pondered' }, { status: 'accepted' }, null];
    const judged = readVerdict(await answerTo(json(200, { ...envelope, results })), BATCH);
    expect(judged.kind === 'results' && judged.response.results).toEqual([{ id: 'a', status: 'accepted' }]);
  });

  it("cuts a server's text to 500 characters and drops control characters", async () => {
    const answer = await answerTo(json(404, said(`a\u0000b\n${'x'.repeat(900)}`)));
    expect(syncFailureText(failureOf(answer))).toBe(`ab${'x'.repeat(498)}`);
  });
});
