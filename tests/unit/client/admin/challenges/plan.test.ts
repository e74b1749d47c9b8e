import { describe, expect, it } from 'vitest';
import { byToday, dateNote, nextEmptyDay, planOf } from '../../../../../client/admin/challenges/plan.ts';
import { dateOfDay, dayOfDate } from '../../../../../shared/challenge/utc-date.ts';
import type { ChallengeRevision } from '../../../../../shared/contract/content.ts';
import { revision } from '../../../shared/challenge/revisions.ts';

const TODAY = dayOfDate('2026-11-22') ?? 0;
const on = (days: number, change: Partial<ChallengeRevision> = {}): ChallengeRevision =>
  revision(1, {}, { id: `c${days}`, date: dateOfDay(TODAY + days), ...change });

const CHALLENGES = [on(-1), on(0), on(1, { is_active: false }), on(3)];

describe('The list of challenges', () => {
  it('begins with today, and has the earlier ones after all that come, the latest first', () => {
    const { coming, earlier } = byToday([on(3), on(-8), on(0), on(-1), on(1), on(0, { id: 'unreadable', date: 'soon' })], TODAY);
    expect(coming.map(({ id }) => id)).toEqual(['c0', 'c1', 'c3']);
    expect(earlier.map(({ id }) => id)).toEqual(['unreadable', 'c-1', 'c-8']);
  });
});

describe('The calendar of challenges', () => {
  it('has the whole month from Monday on, and says what is on each day', () => {
    const { name, weeks, empty } = planOf(CHALLENGES, TODAY, TODAY);
    expect(name).toBe('November 2026');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    // 1 November 2026 was a Sunday.
    expect(weeks[0]?.map((day) => day?.number)).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, 1]);
    const days = weeks.flat().flatMap((day) => (day ? [day] : []));
    expect(days.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    const shown = days.slice(19, 26).map(({ date, state, isToday, challenge }) => [date, state, isToday, challenge?.id]);
    expect(shown).toEqual([
      ['2026-11-20', 'past', false, undefined],
      ['2026-11-21', 'active', false, 'c-1'],
      ['2026-11-22', 'active', true, 'c0'],
      ['2026-11-23', 'inactive', false, 'c1'],
      ['2026-11-24', 'empty', false, undefined],
      ['2026-11-25', 'active', false, 'c3'],
      ['2026-11-26', 'empty', false, undefined],
    ]);
    expect(empty).toBe(6);
  });

  it('knows the next day that has none', () => {
    expect([TODAY, TODAY + 2, TODAY + 3].map((day) => dateOfDay(nextEmptyDay(CHALLENGES, day)))).toEqual([
      '2026-11-24',
      '2026-11-24',
      '2026-11-26',
    ]);
  });

  it('says before a save what there is to know of a day', () => {
    const note = (date: string, id?: string) => dateNote(CHALLENGES, date, TODAY, id);
    expect(note('2026-11-25')).toContain('“Sunday sums” is on this day, too.');
    expect(note('2026-11-25', 'c3')).toBeUndefined();
    expect(note('2026-11-20')).toBe('This day has passed.');
    expect(note('2026-11-22', 'c0')).toContain('as soon as it is saved');
    expect([note('2026-11-24'), note('')]).toEqual([undefined, undefined]);
  });
});
