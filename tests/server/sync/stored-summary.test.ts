import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packCounted, packSummary, unpackCounted, unpackSummary } from '../../../server/sync/stored-summary.ts';
import type { CountedClaim } from '../../../shared/progress/counted/counted.ts';
import type { SessionFacts, SessionSummary } from '../../../shared/contract/state.ts';

const count = fc.integer({ min: 0 });
const summaries: fc.Arbitrary<SessionSummary> = fc.record(
  {
    id: fc.uuid(),
    game: fc.string(),
    rules: count,
    score: count,
    accuracy: fc.integer({ min: 0, max: 100 }),
    timeTaken: count,
    durationMs: count,
    movesCount: count,
    difficulty: fc.constantFrom('easy', 'medium', 'hard', 'expert'),
    resumed: fc.boolean(),
    endMs: count,
    utcOffsetMin: fc.integer(),
    day: fc.integer(),
    challenge: fc.string(),
    data: fc.dictionary(fc.stringMatching(/^[a-zA-Z]+$/), fc.oneof(fc.integer(), fc.string(), fc.boolean()), { noNullPrototype: true }),
    unverified: fc.constant(true as const),
    left: fc.constantFrom('tried', 'untried'),
    course: fc.constantFrom('fit', 'calm', 'round', 'paper'),
    round: fc.string(),
    attempt: fc.record(
      { revision: count, passed: fc.boolean(), xpReward: count, day: count },
      { requiredKeys: ['revision', 'passed', 'xpReward'], noNullPrototype: true },
    ),
    facts: fc.oneof(
      fc.constant(null),
      fc.tuple(count, count, count, fc.option(count), fc.dictionary(fc.string(), fc.tuple(count, count, count), { noNullPrototype: true })),
      fc
        .tuple(count, count, count, fc.option(count), fc.string())
        .map(([answers, right, ms, quickestTenMs, topic]): SessionFacts => [
          answers,
          right,
          ms,
          quickestTenMs,
          Object.fromEntries([[topic, [answers, right, ms]]]),
        ]),
    ),
  },
  {
    requiredKeys: [
      'id',
      'game',
      'rules',
      'score',
      'timeTaken',
      'durationMs',
      'difficulty',
      'resumed',
      'endMs',
      'utcOffsetMin',
      'day',
      'data',
    ],
    noNullPrototype: true,
  },
);

test('a summary comes back from its row as it was, what it lacks still lacking', () => {
  fc.assert(
    fc.property(summaries, (summary) => {
      expect(unpackSummary(summary.id, packSummary(summary))).toStrictEqual(summary);
    }),
  );
});

const usual: SessionSummary = {
  id: 'an-id',
  game: 'speed-math',
  rules: 1,
  score: 60,
  accuracy: 100,
  timeTaken: 10,
  durationMs: 10_000,
  difficulty: 'medium',
  resumed: false,
  endMs: 5,
  utcOffsetMin: 60,
  day: 1,
  data: { correct: 5 },
};

test('what is kept of a usual game names nothing', () => {
  expect(packSummary(usual)).toBe('["speed-math",1,60,100,10,10000,null,"medium",0,5,60,1,null,{"correct":5}]');
});

test('facts come after all that older rows have, and say a topic alone once', () => {
  expect(packSummary({ ...usual, facts: [5, 5, 9_000, null, { addition: [5, 5, 9_000] }] })).toBe(
    '["speed-math",1,60,100,10,10000,null,"medium",0,5,60,1,null,{"correct":5},0,[5,5,9000,null,"addition"]]',
  );
  expect(packSummary({ ...usual, facts: [2, 1, 9_000, null, { addition: [1, 1, 4_000], division: [1, 0, 5_000] }] })).toBe(
    '["speed-math",1,60,100,10,10000,null,"medium",0,5,60,1,null,{"correct":5},0,[2,1,9000,null,{"addition":[1,1,4000],"division":[1,0,5000]}]]',
  );
});

test('a row keeps the known data of a game without names', () => {
  const data = { operation: 'addition', friendly: true, timeLimit: 60, questions: 5, answered: 5, correct: 4 };
  expect(packSummary({ ...usual, data })).toBe(
    '["speed-math",1,60,100,10,10000,null,"medium",0,5,60,1,null,[23,5,4,true,"addition",5,60]]',
  );
});

test('data and facts of rows that name everything are still read', () => {
  const facts = [5, 5, 9_000, null, { addition: [5, 5, 9_000] }];
  const data = { operation: 'addition', friendly: true, timeLimit: 60, questions: 5, answered: 5, correct: 4 };
  const row = JSON.stringify(['speed-math', 1, 60, 100, 10, 10_000, null, 'medium', 0, 5, 60, 1, null, data, 0, facts]);
  expect(unpackSummary('an-id', row)).toStrictEqual({ ...usual, data, facts });
});

test('an attempt comes after what it may lack', () => {
  expect(packSummary({ ...usual, challenge: 'c-1', attempt: { revision: 2, passed: true, xpReward: 100 } })).toBe(
    '["speed-math",1,60,100,10,10000,null,"medium",0,5,60,1,"c-1",{"correct":5},0,0,0,[2,1,100]]',
  );
  expect(packSummary({ ...usual, challenge: 'c-1', attempt: { revision: 2, passed: false, xpReward: 100, day: 20_784 } })).toBe(
    '["speed-math",1,60,100,10,10000,null,"medium",0,5,60,1,"c-1",{"correct":5},0,0,0,[2,0,100,20784]]',
  );
});

test('a row of the first builds is still read', () => {
  fc.assert(
    fc.property(summaries, (summary) => {
      expect(unpackSummary(summary.id, JSON.stringify(summary))).toStrictEqual(summary);
    }),
  );
});

test.each<CountedClaim>([
  { badge: { badge: 'first', generation: 1, xp: 100, atMs: 5, day: 1 } },
  { notice: { badge: 'first', generation: 1 } },
  { reward: { challenge: 'c-1', generation: 1, atMs: 5, day: 1 } },
])('what a claim counts as comes back from its row: %j', (counts) => {
  expect(unpackCounted('an-id', packCounted(counts))).toEqual(counts);
});
