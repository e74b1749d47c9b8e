import { describe, expect, it } from 'vitest';
import { preference, preferenceId } from '../../../../shared/items/preference/kind.ts';
import type { PreferencePayload } from '../../../../shared/items/preference/payload.ts';
import { countsAfter } from '../../../../shared/progress/counted/reset.ts';
import { foldParts, whole } from '../../../../shared/progress/parts.ts';
import { totalXp } from '../../../../shared/progress/view.ts';
import { figuresOf } from '../../../../shared/progress/figures.ts';

const UUID = '0192f3a0-0000-7000-8000-000000000001';
const chosen = (id: string, value: string, atMs: number, name = 'practice.target') => ({ preference: { id, name, value, atMs } });
const standing = (...items: readonly ReturnType<typeof chosen>[]) => whole(foldParts(items), 'preferences');

describe('what a player prefers (decision D32)', () => {
  it('is of each name what was chosen last, in whatever order it arrives', () => {
    const [first, last, other] = [chosen('a', '60', 5), chosen('b', '90', 7), chosen('c', 'off', 1, 'clock')];
    const expected = { 'practice.target': [7, 'b', '90'], clock: [1, 'c', 'off'] };
    expect(standing(first, last, other)).toEqual(expected);
    expect(standing(other, last, first)).toEqual(expected);
  });

  it('is of two choices at one moment that of the greater id, and so the one that was made later on a device', () => {
    expect(standing(chosen('b', '90', 5), chosen('a', '60', 5))).toEqual({ 'practice.target': [5, 'b', '90'] });
  });

  it('outlives a reset of progress', () => {
    expect(countsAfter({ atMs: 1_000, generation: 3 }, chosen('a', '60', 5))).toBe(true);
  });

  it('gives no XP, no session and no practised day', () => {
    const { games, streak, days, ...figures } = figuresOf(foldParts([chosen('a', '60', 5)]));
    expect([totalXp({ games, ...figures }), games, streak, days]).toEqual([0, {}, [], []]);
  });

  it('has an id of its name and a UUID, and no other', () => {
    const payload: PreferencePayload = {
      name: 'practice.target',
      value: '60',
      time: { endedMs: 1, utcOffsetMin: 0, floorMs: 0, day: 0 },
    };
    const id = preferenceId('practice.target', UUID);
    expect(id).toBe(`preference:practice:target:${UUID}`);
    expect(preference.isIdOf(id, payload)).toBe(true);
    for (const wrong of [UUID, preferenceId('practice.enter', UUID), `${id}x`, `x${id}`, preferenceId('practice.target', 'one')])
      expect(preference.isIdOf(wrong, payload)).toBe(false);
  });
});
