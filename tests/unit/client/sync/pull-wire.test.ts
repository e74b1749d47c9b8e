import { describe, expect, it } from 'vitest';
import { pullResponse } from '../../../../client/sync/pull-wire.ts';
import { sessionOf } from '../../shared/challenge/revisions.ts';
import { sessionsPart } from './scene.ts';

const page = { proto: 2, changes: [], parts: [], cursor: 'c1', more: false, serverTime: 1 };
const badge = { badge: 'first', generation: 0, xp: 50, atMs: 1, day: 0 };
const claim = { type: 'claim', id: 'badge:first:0', seq: 3, counts: { badge } };
const session = sessionOf(1);
const attempt = { revision: 1, passed: true, xpReward: 50 };
const profile = { username: 'ann', displayName: 'Ann', role: 'player', pictureUrl: 'https://example.org/ann.png' };

describe('a page of a pull', () => {
  it('is taken with all that it says', () => {
    const whole = {
      ...page,
      changes: [
        { type: 'own', id: 'a', seq: 1 },
        { type: 'session', id: 'b', seq: 2, session },
        claim,
        { type: 'claim', id: 'notice:first:0', seq: 4, counts: { notice: { badge: 'first', generation: 0 } } },
        { type: 'claim', id: 'reward:one:0', seq: 4, counts: { reward: { challenge: 'one', generation: 0, atMs: 5, day: 6 } } },
        { type: 'result', id: 'c', seq: 5, result: { id: 'c', status: 'deferred' } },
        { type: 'result', id: 'd', seq: 5, result: { id: 'd', status: 'corrected', code: 'score', corrected: { score: 1, attempt } } },
      ],
      parts: [sessionsPart(1), { fold: 'badges', bucket: 'first', version: 1, part: null }],
      spared: { evidence: ['20777'], unheard: [] },
      reset: { atMs: 1, generation: 1 },
      profile,
    };
    expect(pullResponse(whole)).toEqual(whole);
  });

  it.each<[string, object]>([
    ['a type', { ...claim, type: 'trophy' }],
    ['a kind of claim', { ...claim, counts: { trophy: badge } }],
    ['a claim that counts as a session', { ...claim, counts: { session } }],
    ['a session without its game', { type: 'session', id: 'b', seq: 2, session: { ...session, game: undefined } }],
    ['a status', { type: 'result', id: 'c', seq: 5, result: { id: 'c', status: 'pondered' } }],
  ])('is taken without a change of %s that only a newer server knows', (_what, change) => {
    expect(pullResponse({ ...page, changes: [change, claim] })?.changes).toEqual([claim]);
  });

  it.each<[string, object]>([
    ['no parts', { parts: undefined }],
    ['a part without a fold', { parts: [{ ...sessionsPart(1), fold: '' }] }],
    ['a part without a bucket', { parts: [{ ...sessionsPart(1), bucket: undefined }] }],
    ['a part of half a version', { parts: [{ ...sessionsPart(1), version: 1.5 }] }],
    ['a part that holds nothing', { parts: [{ fold: 'games', bucket: 'speed-math', version: 1 }] }],
    ['a list of nothing spared', { spared: ['20777'] }],
    ['a spared part without its bucket', { spared: { evidence: [20777] } }],
    ['spared parts without a list', { spared: { evidence: '20777' } }],
    ['a reset without a moment', { reset: { generation: 1 } }],
    ['a reset without a generation', { reset: { atMs: 1 } }],
    ['a profile of nobody', { profile: { ...profile, username: undefined } }],
    ['a profile of no role', { profile: { ...profile, role: 'queen' } }],
    ['no cursor', { cursor: '' }],
    ['no end in sight', { more: undefined }],
  ])('is none with %s', (_what, wrong) => {
    expect(pullResponse({ ...page, ...wrong })).toBeUndefined();
  });
});
