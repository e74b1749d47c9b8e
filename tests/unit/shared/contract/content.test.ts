import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { ChallengeRevision, ChallengesResponse } from '../../../../shared/contract/content.ts';
import { revision, withData } from '../challenge/revisions.ts';

const isRevision = Compile(ChallengeRevision);
const isResponse = Compile(ChallengesResponse);

describe('the challenges on the wire', () => {
  it('are revisions of all three games, with all their data or with what an older form wrote (decision C4)', () => {
    const short = withData(revision(1), { operation: 'addition', questions: 10, target_score: 100 });
    const revisions = [revision(1), revision(2), revision(3), short, withData(revision(3), {})];
    expect(isResponse.Check({ revisions })).toBe(true);
    expect(isResponse.Check({ revisions: [] })).toBe(true);
  });

  it('may be of a game that only a newer build has (P10)', () => {
    expect(isRevision.Check(revision(1, {}, { game_id: 12 }))).toBe(true);
  });

  it.each([
    ['an id that no claim can name', { id: 'a b' }],
    ['an id too long for a claim', { id: 'a'.repeat(61) }],
    ['no date', { date: 'tomorrow' }],
    ['a difficulty that challenges do not have', { difficulty: 'expert' }],
    ['a fraction of XP', { xp_reward: 1.5 }],
    ['revision 0', { revision: 0 }],
    ['a window that no clock shows', { challenge_data: { start_time: '25:00' } }],
  ])('have not %s', (_, change) => {
    expect(isRevision.Check({ ...revision(1), ...change })).toBe(false);
  });
});
