import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KNOWN_MEMBERS } from '../../../server/sync/known-members.ts';
import { packPayload, unpackPayload } from '../../../server/sync/stored-payload.ts';
import { withoutNames } from '../../../server/sync/unnamed.ts';
import { canonicalJson, type Canonical } from '../../../shared/canonical.ts';
import type { Outcome } from '../../../shared/games/kit/game.ts';
import type { RunRecord } from '../../../shared/games/replay.ts';
import { seedFromText, seedToHex } from '../../../shared/seed.ts';
import { anyItem, badgeClaim, hashOf, noticeRead, rewardClaim, sessionItem } from '../played-games.ts';

const ID = '0192f3a0-0000-7000-8000-000000000001';

type Payload = { readonly [name: string]: Canonical };

/** The text in the row, and the payload that it gives, as canonical JSON. */
function stored(kind: string, payload: Payload, id = ID): { readonly text: string; readonly again: string } {
  const text = packPayload({ id, kind, payload, canonical: canonicalJson(payload) });
  return { text, again: canonicalJson(unpackPayload({ id, kind, payload: text }) as Canonical) };
}

const integer = fc.maxSafeInteger();
const moment = fc.maxSafeNat();

/** Whatever can be hashed. Now and then an object has the members of a known list, or nearly. */
const { anything } = fc.letrec<{ anything: Canonical; known: Canonical }>((tie) => ({
  anything: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    integer,
    fc.string({ unit: 'binary' }),
    fc.boolean(),
    tie('known'),
    fc.array(tie('anything'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__'), fc.constantFrom(...KNOWN_MEMBERS.flat())), tie('anything'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
  known: fc
    .constantFrom(...KNOWN_MEMBERS, ['badge generation'], ['0'])
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, tie('anything')])), { noNullPrototype: true })),
}));
const anyPayload = fc
  .oneof(fc.dictionary(fc.string(), anything, { noNullPrototype: true }), anything)
  .filter((value): value is Payload => typeof value === 'object' && !Array.isArray(value));

const sessions: fc.Arbitrary<Payload> = fc.record(
  {
    game: fc.stringMatching(/^[a-z][a-z-]*$/),
    rules: fc.integer({ min: 1, max: 10_000 }),
    seed: fc.oneof(fc.constant(seedToHex(seedFromText(ID))), fc.stringMatching(/^[0-9a-f]{32}$/)),
    config: anyPayload,
    log: fc.string(),
    challenge: fc.record({ id: fc.stringMatching(/^[A-Za-z0-9:_-]{1,100}$/), revision: fc.integer({ min: 1 }) }, { noNullPrototype: true }),
    time: fc.record(
      { startedMs: moment, endedMs: moment, floorMs: moment, utcOffsetMin: fc.integer(), clockOffsetMs: integer, day: integer },
      { requiredKeys: ['startedMs', 'endedMs', 'floorMs', 'utcOffsetMin', 'day'], noNullPrototype: true },
    ),
    claims: fc.record(
      { score: moment, accuracy: fc.integer({ min: 0, max: 100 }), timeTaken: moment, difficulty: fc.constantFrom('easy', 'expert') },
      { requiredKeys: ['score', 'timeTaken', 'difficulty'], noNullPrototype: true },
    ),
    left: fc.constant(true),
    hand: fc.record({ input: fc.constantFrom('pad', 'keys'), startMs: moment, digitMs: moment }, { noNullPrototype: true }),
    round: fc.record({ code: fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/) }, { noNullPrototype: true }),
  },
  { requiredKeys: ['game', 'rules', 'seed', 'config', 'log', 'time', 'claims'], noNullPrototype: true },
);

describe('from what a row keeps of a payload comes the text that was hashed, byte by byte', () => {
  test('of any session', () => {
    fc.assert(
      fc.property(sessions, (payload) => {
        expect(stored('session', payload).again).toBe(canonicalJson(payload));
      }),
    );
  });

  test('of whatever else somebody sends, under any kind', () => {
    fc.assert(
      fc.property(fc.constantFrom('session', 'activity', 'of-next-year'), anyPayload, (kind, payload) => {
        expect(stored(kind, payload).again).toBe(canonicalJson(payload));
      }),
    );
  });

  test.each([
    badgeClaim('first', 'ada'),
    rewardClaim('c-1', 'ada'),
    noticeRead('first', 'ada'),
    anyItem({
      id: ID,
      owner: 'ada',
      kind: 'preference',
      payload: { name: 'clock', value: 'off', time: { endedMs: 1, utcOffsetMin: 0, floorMs: 0, day: 0 } },
    }),
    sessionItem({ id: ID, owner: 'ada', alter: (payload) => ({ ...payload, hand: { input: 'pad', startMs: 400, digitMs: 150 } }) }),
    anyItem({ id: ID, owner: 'ada', kind: 'activity', payload: { type: 'game_start', gameId: 1, session: ID, atMs: 1 } }),
    anyItem({
      id: ID,
      owner: 'ada',
      kind: 'activity',
      payload: { type: 'game_complete', gameId: 1, session: ID, atMs: 1, score: 5, xpEarned: 5 },
    }),
  ])('of a $kind, whose row names nothing', ({ id, kind, v, payload, hash }) => {
    const { text, again } = stored(kind, payload as Payload, id);
    expect(text).not.toContain('":');
    expect(hashOf(kind, JSON.parse(again) as Payload, v)).toBe(hash);
  });
});

test('rows of older builds, and of items that wait, hold that text itself', () => {
  fc.assert(
    fc.property(anyPayload, (payload) => {
      expect(unpackPayload({ id: ID, kind: 'session', payload: canonicalJson(payload) })).toStrictEqual(JSON.parse(canonicalJson(payload)));
    }),
  );
});

/** What a row says must mean the same for ever: who changes this, changes what is stored. */
test('what is kept of a usual game is its moves and what the rules cannot say', () => {
  const { id, payload } = sessionItem({ id: ID, owner: 'ada', questions: 2, time: { endedMs: 1_735_732_740_000 } });
  expect(stored('session', payload as Payload, id).text).toBe(
    '[1,[5,100,"medium",30,4],[16,"double",true,"addition",2,60],"speed-math","1jk=4p;1jk=4b;m8.;",1,null,[7,0,20089,1735732740000,120000,60000,0]]',
  );
});

interface GoldenRun {
  readonly record: RunRecord;
  readonly outcome: Outcome;
}

const folder = new URL('../../unit/shared/games/golden/', import.meta.url);
const golden = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GoldenRun);

test.each(golden)('no row names the set-up of a game, or what the game tells of a run: $record.game', ({ record, outcome }) => {
  expect([withoutNames(record.config), withoutNames(outcome.sessionData)]).toEqual([expect.any(Array), expect.any(Array)]);
});

describe('lists of known members', () => {
  test('are sorted, and each is there once', () => {
    for (const names of KNOWN_MEMBERS) expect(names).toEqual(names.toSorted());
    expect(new Set(KNOWN_MEMBERS.map(String)).size).toBe(KNOWN_MEMBERS.length);
  });
});
