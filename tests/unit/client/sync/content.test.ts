import { describe, expect, it } from 'vitest';
import type { ContentRow } from '../../../../client/storage/device-database.ts';
import type { HostRequest } from '../../../../client/storage/host.ts';
import { CHALLENGES_KEY } from '../../../../client/storage/cached-challenges.ts';
import { fetchChallenges, holdsChallenges, refreshChallenges, type ContentStore } from '../../../../client/sync/content.ts';
import { challengesIn } from '../../../../client/sync/content-wire.ts';
import { revision } from '../../shared/challenge/revisions.ts';
import { fakeHost, html, json, type Reply } from './fake-host.ts';

/** A device with or without kept challenges, and a network that answers so. */
function device(reply: Reply, kept?: ContentRow) {
  const asked: HostRequest[] = [];
  let row = kept;
  const store: ContentStore = {
    content: async () => row,
    putContent: async (given) => {
      row = given;
    },
  };
  const host = fakeHost({
    reply: (path, _body, init) => {
      expect(path).toBe('/api/content/challenges');
      asked.push(init);
      return reply;
    },
  });
  return { host, store, asked, kept: () => row };
}

const KEPT: ContentRow = { key: CHALLENGES_KEY, etag: '"1"', body: { revisions: [revision(1)] }, fetchedMs: 1 };

describe('the challenges of the server', () => {
  it('are kept whole, asked for without a credential', async () => {
    const { host, store, asked, kept } = device(json(200, { revisions: [revision(1), revision(3)] }));
    expect(await refreshChallenges(host, store)).toBe(true);
    expect(kept()).toMatchObject({ key: CHALLENGES_KEY, body: { revisions: [revision(1), revision(3)] } });
    expect(asked).toMatchObject([{ method: 'GET', headers: {} }]);
  });

  it('are asked for by the tag of those that are kept', async () => {
    const { host, store, asked, kept } = device({ status: 304, contentType: '', body: '' }, KEPT);
    expect(await refreshChallenges(host, store)).toBe(false);
    expect(asked[0]?.headers).toEqual({ 'if-none-match': '"1"' });
    expect(kept()).toBe(KEPT);
  });

  it.each([
    ['no network', 'no network'],
    ['a captive portal', html(200)],
    ['a server in trouble', json(503, {})],
    ['an answer that is none', json(200, { posts: [] })],
  ] as const)('stay as they are kept with %s (P1)', async (_, reply) => {
    const { host, store, kept } = device(reply, KEPT);
    expect(await refreshChallenges(host, store)).toBe(false);
    expect(kept()).toBe(KEPT);
  });

  it.each([
    ['without an id', { id: '' }],
    ['without a date', { date: 'soon' }],
    ['with a fraction of XP', { xp_reward: 1.5 }],
    ['with a difficulty that challenges do not have', { difficulty: 'expert' }],
    ['with data that is none', { challenge_data: { questions: '15' } }],
  ])('leave out a revision %s, and only that', (_, change) => {
    expect(challengesIn({ revisions: [{ ...revision(1), ...change }, revision(2)] })).toEqual([revision(2)]);
  });

  it('of a newer server are kept with what this build does not know (P10)', () => {
    const newer = { ...revision(1, {}, { game_id: 12 }), audience: 'all' };
    expect(challengesIn({ revisions: [newer] })).toEqual([newer]);
  });

  it('that are none give a newcomer’s browser nothing to store', async () => {
    const row = await fetchChallenges(device(json(200, { revisions: [] })).host);
    expect(row && holdsChallenges(row)).toBe(false);
    expect(holdsChallenges(KEPT)).toBe(true);
  });
});
