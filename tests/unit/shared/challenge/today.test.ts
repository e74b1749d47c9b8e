import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { challengeOfDay, revisionOf } from '../../../../shared/challenge/today.ts';
import { dayOfDate } from '../../../../shared/challenge/utc-date.ts';
import type { ChallengeRevision } from '../../../../shared/contract/content.ts';
import { revision } from './revisions.ts';

const DAY = dayOfDate('2026-11-22') ?? 0;
const made = (change: Partial<ChallengeRevision>) => revision(1, {}, change);

describe('the challenge of a day', () => {
  it('is the active one with its date (spec 2 §7)', () => {
    const today = made({});
    expect(challengeOfDay([made({ id: 'a', date: '2026-11-21' }), today, made({ id: 'b', date: '2026-11-23' })], DAY)).toEqual({
      state: 'active',
      revision: today,
    });
  });

  it('is active all day: its window is only shown (spec 2 §2, decision C1)', () => {
    const given = revision(1, { start_time: '03:00', end_time: '03:01' });
    expect(challengeOfDay([given], DAY)).toEqual({ state: 'active', revision: given });
  });

  it('is the newest of several, whatever was edited last', () => {
    const older = made({ id: 'older', created_at: 1 });
    const edited = made({ id: 'older', created_at: 1, revision: 2 });
    const newer = made({ id: 'newer', created_at: 2 });
    expect(challengeOfDay([older, newer, edited], DAY)).toEqual({ state: 'active', revision: newer });
  });

  it('is an active one, also if a newer one is not', () => {
    const active = made({ id: 'older', created_at: 1 });
    expect(challengeOfDay([active, made({ id: 'newer', created_at: 2, is_active: false })], DAY).state).toBe('active');
  });

  it('that was deactivated is not active', () => {
    const off = made({ revision: 2, is_active: false });
    expect(challengeOfDay([made({}), off], DAY)).toEqual({ state: 'inactive', revision: off });
  });

  it.each<[string, Partial<ChallengeRevision>]>([
    ['was moved to another day', { date: '2026-11-23' }],
    ['was deleted', { is_deleted: true, is_active: false }],
  ])('that %s is none: none is invented (decision C10)', (_, change) => {
    expect(challengeOfDay([made({}), made({ ...change, revision: 2 })], DAY)).toEqual({ state: 'none' });
    expect(challengeOfDay([], DAY)).toEqual({ state: 'none' });
  });

  it('is the same on every device, in whatever order the revisions come', () => {
    const revisions = fc.uniqueArray(
      fc
        .record({
          id: fc.constantFrom('a', 'b', 'c'),
          revision: fc.integer({ min: 1, max: 4 }),
          created_at: fc.constantFrom(1, 2),
          is_active: fc.boolean(),
          date: fc.constantFrom('2026-11-22', '2026-11-22', '2026-11-23'),
        })
        .map((change) => made(change)),
      { selector: ({ id, revision: number }) => `${id} ${number}`, maxLength: 8 },
    );
    const twice = revisions.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    const createdOnce = ({ id }: ChallengeRevision) => (id === 'a' ? 1 : 2);
    fc.assert(
      fc.property(twice, (orders) => {
        const [one, other] = orders.map((all) =>
          challengeOfDay(
            all.map((each) => ({ ...each, created_at: createdOnce(each) })),
            DAY,
          ),
        );
        expect(one).toEqual(other);
      }),
    );
  });
});

describe('the revision under which an attempt was played (decision C2)', () => {
  it('is found also after edits, a deactivation and a deletion', () => {
    const all = [made({}), made({ revision: 2, is_active: false }), made({ revision: 3, is_deleted: true })];
    expect(revisionOf(all, { id: 'challenge-1', revision: 1 })).toBe(all[0]);
    expect(revisionOf(all, { id: 'challenge-1', revision: 4 })).toBeUndefined();
  });
});
