import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { seed } from '../../../server/admin/seed.ts';
import { readRevisions } from '../../../server/content/challenge-revisions.ts';
import { BOARDS } from '../../../server/content/seed/boards.ts';
import { makeChallenges } from '../../../server/content/seed/make-challenges.ts';
import { RACES } from '../../../server/content/seed/races.ts';
import { SPEED } from '../../../server/content/seed/speed.ts';
import { refusalOf } from '../../../shared/challenge/refusal.ts';
import { challengeOfDay } from '../../../shared/challenge/today.ts';
import { ChallengeRevision } from '../../../shared/contract/content.ts';
import { dayNumber } from '../../../shared/day.ts';
import { passes } from '../../unit/shared/challenge/as-session.ts';
import { read } from '../../unit/shared/challenge/revisions.ts';
import { addBehind, speedMathOn } from '../challenge-items.ts';
import { tombstonesInMemory } from '../auth/accounts-for-test.ts';
import { onSqliteFirst } from '../engines.ts';
import { configForTest, TEST_NOW } from '../app-for-test.ts';
import { learnersRun } from './learner.ts';

const TODAY = dayNumber(TEST_NOW, 0);
const DAYS = Array.from({ length: 30 }, (_, after) => TODAY + after);
const random = (count: number): Uint8Array => new Uint8Array(count);

const made = await makeChallenges(TODAY, [], TEST_NOW);
const shape = Compile(ChallengeRevision);

test('thirty days have a challenge each, in the three games by turns', () => {
  expect(made.map(({ date }) => date)).toHaveLength(30);
  for (const day of DAYS) expect(challengeOfDay(made, day).state).toBe('active');
  expect(made.map(({ game_id: game }) => game)).toEqual(DAYS.map((day) => (day % 3) + 1));
});

test('all of them are different: each template has its day, a title and a description of its own', () => {
  const templates = [...SPEED, ...RACES, ...BOARDS];
  expect(made.map(({ title }) => title).toSorted()).toEqual(templates.map(({ title }) => title).toSorted());
  for (const texts of [made.map(({ title }) => title), made.map(({ description }) => description), made.map(({ id }) => id)])
    expect(new Set(texts).size).toBe(30);
});

test.each(made)('$title may be saved, and a learner who makes mistakes passes it', (challenge) => {
  expect(shape.Check(challenge)).toBe(true);
  expect(refusalOf(challenge)).toBeUndefined();
  expect(passes(read(challenge), learnersRun(read(challenge)))).toBe(true);
});

test('the same days get the same challenges, whoever asks', async () => {
  expect(await makeChallenges(TODAY, [], TEST_NOW)).toEqual(made);
  const tomorrow = await makeChallenges(TODAY + 1, [], TEST_NOW);
  expect(tomorrow.slice(0, 29)).toEqual(made.slice(1));
});

onSqliteFirst('npm run admin -- seed', (engine) => {
  test('makes them once, leaves a day that has one, and gives a day whose challenge was deleted another', async () => {
    const database = await engine.open();
    const deps = {
      database,
      clock: () => TEST_NOW,
      random,
      changed: () => {},
      tombstones: tombstonesInMemory(),
      dataDir: '/nowhere',
      checkCopy: () => Promise.resolve(),
      config: configForTest(),
      mail: { notify: () => Promise.reject(new Error('nobody is told of it')) },
    };
    const own = speedMathOn('c-1', { date: '2026-11-24' });
    await addBehind({ database }, own);
    expect(await seed.run(deps, [])).toEqual({
      exitCode: 0,
      lines: [
        'Challenges made: 29, from 2026-11-20 to 2026-12-19. A running server has them within a minute.',
        'Posts published: 3. A running server has them within a minute.',
      ],
    });
    expect(await seed.run(deps, [])).toEqual({
      exitCode: 0,
      lines: ['Each of the next 30 days has a challenge already.', 'The blog has, or had, posts of its own.'],
    });
    const [first] = made;
    if (first) await addBehind({ database }, { ...first, revision: 2, is_deleted: true });
    expect((await seed.run(deps, [])).lines[0]).toContain('Challenges made: 1, from 2026-11-20 to 2026-11-20.');
    const all = await readRevisions(database.db);
    expect(all).toHaveLength(29 + 1 + 2);
    expect(challengeOfDay(all, TODAY + 4)).toEqual({ state: 'active', revision: own });
    await database.close();
  });
});
