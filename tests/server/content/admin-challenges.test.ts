import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChallengeDraft } from '../../../shared/contract/admin.ts';
import type { ChallengeRevision, ChallengesResponse } from '../../../shared/contract/content.ts';
import { appForTest, TEST_NOW, type TestApp } from '../app-for-test.ts';
import { attempt } from '../challenge-items.ts';
import { onEachEngine } from '../engines.ts';
import { expectDescribed } from '../http/described.ts';
import { TestDevice } from '../sync-client.ts';

const DRAFT: ChallengeDraft = {
  date: '2026-11-20',
  title: 'Sums',
  description: 'Five of them.',
  game_id: 1,
  difficulty: 'medium',
  xp_reward: 100,
  bonus_xp: 50,
  time_limit: 60,
  max_attempts: 3,
  is_active: true,
  challenge_data: { start_time: '10:00', end_time: '13:00', operation: 'addition', questions: 5, target_score: 52 },
};

interface Given {
  readonly key?: string;
  readonly from?: number;
  readonly as?: string;
}

onEachEngine('challenges saved by admins', (engine) => {
  let running: TestApp;
  let mia: string;
  let leo: string;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    mia = running.accounts.add('mia', 'admin');
    leo = running.accounts.add('leo', 'admin');
  });
  afterEach(() => running.close());

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    { key = randomUUID(), from, as = mia }: Given = {},
  ) {
    const url = `/api/admin/challenges${path}`;
    const headers = { authorization: `Bearer ${as}`, 'idempotency-key': key, ...(from !== undefined && { 'if-match': `"${from}"` }) };
    const answer = await running.app.inject({ method, url, headers, ...(payload && { payload }) });
    expectDescribed(running.app, method, url, answer.statusCode, answer.json());
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  }
  async function make(change: Partial<ChallengeDraft> = {}, given: Given = {}): Promise<ChallengeRevision> {
    const { status, body } = await call('POST', '', { ...DRAFT, ...change }, given);
    expect([status, body]).toMatchObject([201, {}]);
    return body as unknown as ChallengeRevision;
  }
  const listed = async () => (await call('GET', '')).body['challenges'] as readonly ChallengeRevision[];
  const delivered = async () => (await running.app.inject('/api/content/challenges')).json<ChallengesResponse>().revisions;

  test('are made once, however often the request comes, and delivered at once', async () => {
    const key = randomUUID();
    const made = await make({ title: '  Su\u200bms\u202e ' }, { key });
    expect(made).toEqual({ ...DRAFT, id: expect.stringMatching(/^[\w-]{22}$/) as string, revision: 1, created_at: TEST_NOW });
    expect(await delivered()).toEqual([made]);
    const again = await Promise.all([1, 2, 3].map(() => make({ title: '  Su\u200bms\u202e ' }, { key })));
    expect(again).toEqual([made, made, made]);
    expect(await listed()).toEqual([made]);
    expect((await call('POST', '', DRAFT, { key })).body).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('change by a further revision, and whoever played is judged by the one under which they did (decision C2)', async () => {
    const ada = await TestDevice.of(running, 'ada');
    const first = await make();
    running.clock.now += 60_000;
    const { status, body } = await call('PUT', `/${first.id}`, { ...DRAFT, title: 'Hard sums', xp_reward: 200 }, { from: 1 });
    expect([status, body]).toEqual([200, { ...first, revision: 2, title: 'Hard sums', xp_reward: 200 }]);
    expect(await listed()).toEqual([body]);
    expect(await delivered()).toEqual([first, body]);
    await call('DELETE', `/${first.id}`, {}, { from: 2 });
    expect(await ada.push(attempt({ of: first, endedMs: TEST_NOW }))).toMatchObject([{ status: 'accepted' }]);
    expect((await ada.figures()).challenges).toMatchObject({ [first.id]: [expect.any(Number), 60, 100, 0] });
  });

  test('are deleted by a revision that says so; from then on nobody can change them', async () => {
    const made = await make();
    const key = randomUUID();
    for (let n = 0; n < 2; n++)
      expect(await call('DELETE', `/${made.id}`, {}, { from: 1, key })).toEqual({ status: 200, body: { deleted: true } });
    expect(await listed()).toEqual([]);
    expect(await delivered()).toEqual([made, { ...made, revision: 2, is_deleted: true }]);
    for (const from of [1, 2]) {
      const late = await call('PUT', `/${made.id}`, DRAFT, { from, as: leo });
      expect([late.status, late.body]).toMatchObject([412, { code: 'stale', current: null }]);
    }
    expect((await call('DELETE', `/${made.id}`, {}, { from: 2 })).status).toBe(412);
  });

  test('of two admins who change one at the same time one is refused, and shown what is stored', async () => {
    const { id } = await make();
    const change = (title: string, as: string) => call('PUT', `/${id}`, { ...DRAFT, title }, { from: 1, as });
    const answers = await Promise.all([change('of Mia', mia), change('of Leo', leo)]);
    const [done, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([done?.status, refused?.status]).toEqual([200, 412]);
    expect(refused?.body).toMatchObject({ code: 'stale', current: done?.body });
    expect(await listed()).toEqual([done?.body]);
  });

  test('without their marks, and those that are not there, are refused', async () => {
    const { id } = await make();
    const answer = async (...given: Parameters<typeof call>) => {
      const { status, body } = await call(...given);
      return [status, body['code']];
    };
    expect(await answer('POST', '', DRAFT, { key: 'no uuid' })).toEqual([400, 'idempotency_key']);
    expect(await answer('PUT', `/${id}`, DRAFT)).toEqual([428, 'precondition_required']);
    expect(await answer('DELETE', `/${id}`, {})).toEqual([428, 'precondition_required']);
    expect(await answer('PUT', '/no%00id', DRAFT, { from: 1 })).toEqual([400, 'invalid']);
    expect(await answer('PUT', '/unknown', DRAFT, { from: 1 })).toEqual([404, 'challenge_not_found']);
    expect(await answer('DELETE', '/unknown', {}, { from: 1 })).toEqual([404, 'challenge_not_found']);
    expect(await answer('PUT', `/${id}`, { ...DRAFT, title: 1 }, { from: 1 })).toEqual([400, 'invalid']);
    expect(await listed()).toMatchObject([{ revision: 1 }]);
  });

  test.each<readonly [field: string, reason: string, values: object, change: Partial<ChallengeDraft>]>([
    ['title', 'title_missing', {}, { title: '   ' }],
    ['date', 'date_invalid', {}, { date: '2026-02-30' }],
    ['game_id', 'game_invalid', {}, { game_id: 4 }],
    ['xp_reward', 'xp_reward_range', { lowest: 50, highest: 500 }, { xp_reward: 49 }],
    ['bonus_xp', 'bonus_xp_range', { lowest: 0, highest: 200 }, { bonus_xp: 201 }],
    ['time_limit', 'time_limit_range', { lowest: 30, highest: 600 }, { time_limit: 601 }],
    ['start_time', 'start_time_invalid', {}, { challenge_data: { ...DRAFT.challenge_data, start_time: undefined as unknown as string } }],
    ['questions', 'questions_range', { lowest: 5, highest: 50 }, { challenge_data: { ...DRAFT.challenge_data, questions: 51 } }],
    ['target_score', 'minimum_score_high', { highest: 60 }, { challenge_data: { ...DRAFT.challenge_data, target_score: 61 } }],
  ])('are refused where the form refuses them: %s (decision C3)', async (field, reason, values, change) => {
    const { id } = await make();
    const draft = { ...DRAFT, ...change };
    for (const { status, body } of [await call('POST', '', draft), await call('PUT', `/${id}`, draft, { from: 1 })])
      expect([status, body]).toEqual([422, { error: expect.stringMatching(/^[A-Z]/) as string, code: 'refused', reason, field, values }]);
    expect(await delivered()).toMatchObject([{ revision: 1 }]);
  });

  test('have no other fields than those of the form', async () => {
    const made = await make({
      id: 'mine',
      revision: 7,
      created_at: 1,
      is_deleted: true,
      x: 1,
      challenge_data: { ...DRAFT.challenge_data, x: [1] },
    } as object);
    expect(made).toEqual({ ...DRAFT, id: made.id, revision: 1, created_at: TEST_NOW });
    expect(await listed()).toEqual([made]);
  });

  test('are listed by their dates, the latest first, of a day the newest', async () => {
    const titles: string[] = [];
    for (const [title, date] of [
      ['a', '2026-11-20'],
      ['b', '2026-12-01'],
      ['c', '2026-11-20'],
      ['d', '2026-10-01'],
    ] as const) {
      running.clock.now += 1000;
      titles.push((await make({ title, date })).title);
    }
    expect((await listed()).map(({ title }) => title)).toEqual(['b', 'c', 'a', 'd']);
  });
});
