import { dayNumber } from '../../shared/day.ts';
import { addRevisions, readRevisions } from '../content/challenge-revisions.ts';
import { addFirstPosts } from '../content/posts/seed/add-first-posts.ts';
import { DAYS, makeChallenges } from '../content/seed/make-challenges.ts';
import type { Store } from '../database/store.ts';
import { done, type Command } from './command.ts';

/** Makes daily challenges, and the first posts of a blog that never had any, for an operator who asks for them (decision C10). */
export const seed: Command = {
  parameter: '',
  summary: `Make a daily challenge for each of the next ${DAYS} days that has none, today included; in a new blog three posts, too.`,
  run: async ({ database, clock }) => done(await seedChallenges(database, clock()), await seedPosts(database, clock())),
};

async function seedChallenges(database: Store, nowMs: number): Promise<string> {
  const made = await makeChallenges(dayNumber(nowMs, 0), await readRevisions(database.db), nowMs);
  const added = await database.write((writer) => addRevisions(writer, made, nowMs));
  const [first, last] = [added[0], added.at(-1)];
  if (!first || !last) return `Each of the next ${DAYS} days has a challenge already.`;
  return `Challenges made: ${added.length}, from ${first.date} to ${last.date}. A running server has them within a minute.`;
}

async function seedPosts(database: Store, nowMs: number): Promise<string> {
  const added = await database.write((writer) => addFirstPosts(writer, { dialect: database.dialect, nowMs }));
  return added === 0 ? 'The blog has, or had, posts of its own.' : `Posts published: ${added}. A running server has them within a minute.`;
}
