import { describe, expect, it } from 'vitest';
import { callAsAdmin, type AdminRequest } from '../../../../../client/admin/gate/admin-call.ts';
import type { HostRequest } from '../../../../../client/storage/host.ts';
import type { Credentials, NoCredentials } from '../../../../../client/sync/account.ts';
import { fakeHost, html, json, type Reply } from '../../sync/fake-host.ts';

const ADA: Credentials = { accessToken: 'token of Ada', userId: 'ada' };
const SAVE: AdminRequest = {
  method: 'PUT',
  path: '/api/admin/challenges/one',
  body: { title: 'One' },
  save: { key: 'a-key', revision: 3 },
};

async function called(reply: Reply, request: AdminRequest = SAVE, held: Credentials | NoCredentials = ADA) {
  const sent: HostRequest[] = [];
  const host = fakeHost({
    reply: (_path, _body, init) => {
      sent.push(init);
      return reply;
    },
  });
  const answer = await callAsAdmin({ host, accountId: 'ada', session: { credentials: () => Promise.resolve(held) } }, request);
  return { sent, answer };
}

const errorOf = async (reply: Reply, held?: Credentials | NoCredentials) => {
  const { answer } = await called(reply, SAVE, held);
  return answer.ok ? undefined : answer.error;
};

describe('A call of an admin', () => {
  it('has the token, and as a save its key and the revision it started from', async () => {
    const { sent, answer } = await called(json(200, { id: 'one' }));
    expect(answer).toEqual({ ok: true, value: { id: 'one' } });
    expect(sent.map(({ method, headers, body }) => ({ method, headers, body }))).toEqual([
      {
        method: 'PUT',
        headers: {
          authorization: 'Bearer token of Ada',
          'content-type': 'application/json',
          'idempotency-key': 'a-key',
          'if-match': '"3"',
        },
        body: '{"title":"One"}',
      },
    ]);
  });

  it('names no revision for something new, and sends nothing with a question', async () => {
    const created = await called(json(201, {}), { method: 'POST', path: '/api/admin/challenges', body: {}, save: { key: 'k' } });
    expect(created.answer.ok).toBe(true);
    expect(Object.keys(created.sent[0]?.headers ?? {})).not.toContain('if-match');
    const asked = await called(json(200, {}), { method: 'GET', path: '/api/admin/stats' });
    expect(asked.sent[0]?.body).toBeUndefined();
    const deleted = await called({ status: 204, contentType: '', body: '' }, { method: 'DELETE', path: '/api/admin/challenges/one' });
    expect(deleted.answer).toEqual({ ok: true, value: {} });
  });

  it.each([
    ['an answer of something else on the way', html(200)],
    ['no network', 'no network'],
    ['trouble of the server', json(503, { error: 'Later.' })],
    ['too many calls', json(429, { error: 'Wait.' })],
  ] as const)('%s: nobody knows what became of it', async (_what, reply) => {
    expect(await errorOf(reply)).toMatchObject({ code: 'unreachable' });
  });

  it('tells a lost role, a lost session and a network that is away from one another', async () => {
    expect(await errorOf(json(403, { error: 'Admin access required', code: 'not_admin' }))).toMatchObject({ code: 'not_admin' });
    expect(await errorOf(json(401, { error: 'Authentication required' }))).toMatchObject({ code: 'signed_out' });
    expect(await errorOf(json(200, {}), { ...ADA, userId: 'somebody else' })).toMatchObject({ code: 'signed_out' });
    expect(await errorOf(json(200, {}), 'offline')).toMatchObject({ code: 'unreachable' });
  });

  it('brings what somebody else saved meanwhile, or that it was deleted', async () => {
    const current = { id: 'one', revision: 4 };
    expect(await errorOf(json(412, { error: 'Changed.', code: 'stale', current }))).toEqual({
      code: 'stale',
      sentence: 'Changed.',
      current,
    });
    expect(await errorOf(json(412, { error: 'Deleted.', code: 'stale', current: null }))).toMatchObject({ code: 'stale', current: null });
  });

  it('says which field was refused, and why', async () => {
    expect(await errorOf(json(422, { error: 'Too high', code: 'refused', field: 'target_score' }))).toEqual({
      code: 'refused',
      sentence: 'Too high',
      reason: 'refused',
      field: 'target_score',
    });
    const values = { highest: 60 };
    expect(await errorOf(json(422, { error: 'Too high', code: 'refused', reason: 'minimum_score_high', values }))).toEqual({
      code: 'refused',
      sentence: 'Too high',
      reason: 'minimum_score_high',
      values,
    });
  });
});
