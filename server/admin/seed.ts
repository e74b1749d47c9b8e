import { dayNumber } from '../../shared/day.ts';
import { addRevisions, readRevisions } from '../content/challenge-revisions.ts';
import { DAYS, makeChallenges } from '../content/seed/make-challenges.ts';
import { done, type Command } from './command.ts';

/** Makes daily challenges for an operator who asks for them (decision C10). */
export const seed: Command = {
  parameter: '',
  summary: `Make a daily challenge for each of the next ${DAYS} days that has none, today included.`,
  async run({ database, clock }) {
    const nowMs = clock();
    const made = await makeChallenges(dayNumber(nowMs, 0), await readRevisions(database.db), nowMs);
    const added = await database.write((writer) => addRevisions(writer, made, nowMs));
    const [first, last] = [added[0], added.at(-1)];
    if (!first || !last) return done(`Each of the next ${DAYS} days has a challenge already.`);
    return done(`Challenges made: ${added.length}, from ${first.date} to ${last.date}. A running server has them within a minute.`);
  },
};
