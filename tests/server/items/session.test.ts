import { expect, test } from 'vitest';
import { checkItem } from '../../../server/items/kinds.ts';
import { seedFromText, seedToHex } from '../../../shared/seed.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { anyItem, newId, sessionItem } from '../played-games.ts';

const CHALLENGE = { challenge: { id: 'a-challenge', revision: 1 } };
const OTHER_SEED = seedToHex(seedFromText('another-challenge'));

const checked = (v: number, change: Record<string, unknown>) => {
  const { id, owner, payload } = sessionItem({ id: newId(), owner: 'ada' });
  return checkItem(anyItem({ id, owner, kind: 'session', v, payload: { ...payload, ...change } }), TEST_NOW);
};

test.each([
  ['a game in version 1', 1, {}, { status: 'sound' }],
  ['a game in version 2, which says no more', 2, {}, { status: 'sound' }],
  ['a game that names a challenge and was left', 2, { ...CHALLENGE, left: true }, { status: 'sound' }],
  ['a game that names a challenge and was played to its end', 2, CHALLENGE, { status: 'sound' }],
  ['one with the problems of another id', 2, { ...CHALLENGE, seed: OTHER_SEED }, { status: 'rejected', code: 'seed' }],
  ['free play that was left: it is no session', 2, { left: true }, { status: 'rejected', code: 'payload' }],
  ['an attempt that says it was not left', 2, { ...CHALLENGE, left: false }, { status: 'rejected', code: 'payload' }],
  ['a word that version 1 does not have', 1, { ...CHALLENGE, left: true }, { status: 'rejected', code: 'payload' }],
  ['a hand that the device knows', 3, { hand: { input: 'pad', startMs: 650, digitMs: 400 } }, { status: 'sound' }],
  ['a hand of version 2', 2, { hand: { input: 'pad', startMs: 650, digitMs: 400 } }, { status: 'rejected', code: 'payload' }],
  ['a hand that nobody has', 3, { hand: { input: 'pad', startMs: 5001, digitMs: 400 } }, { status: 'rejected', code: 'payload' }],
  ['a version that is still to come', 5, { ...CHALLENGE, left: true }, { status: 'deferred', code: 'version' }],
])('%s', (_what, v, change, expected) => {
  expect(checked(v, change)).toMatchObject(expected);
});
