import { describe, expect, it } from 'vitest';
import { lastOr } from '../../../../../shared/games/kit/config.ts';
import { DEFAULT_CONFIG as DEFAULT_RACE, parseConfig as parseRace } from '../../../../../shared/games/math-race/v1/config.ts';
import { DEFAULT_CONFIG, parseConfig } from '../../../../../shared/games/speed-math/v1/config.ts';

const PRESET = { operation: null, ...DEFAULT_CONFIG };
const LAST = { operation: 'fractions', difficulty: 'large', friendly: false, timeLimit: 600, questions: 3 };
const first = lastOr<object>(parseConfig, PRESET);

describe('a set-up sheet', () => {
  it.each([
    ['nothing', undefined, undefined, PRESET],
    ['what was played last', LAST, {}, LAST],
    [
      'a link alone',
      undefined,
      { operation: 'division', difficulty: 'single' },
      { ...PRESET, operation: 'division', difficulty: 'single' },
    ],
    ['a link and what was played last', LAST, { operation: 'division' }, { ...LAST, operation: 'division' }],
    [
      'a link that asks for too much',
      LAST,
      { questions: 1_000, timeLimit: '60', operation: 'division' },
      { ...LAST, operation: 'division' },
    ],
    ['a link with things that are none', LAST, { operation: { toString: 'x' }, friendly: 'yes', x: 1 }, LAST],
    ['a link from elsewhere', LAST, { challenge: true, utm_source: 'mail' }, LAST],
    ['a link beside nonsense', 'nonsense', { operation: 'mixed' }, { ...PRESET, operation: 'mixed' }],
  ])('begins with %s', (_about, last, linked, choice) => {
    expect(first(last, linked)).toEqual(choice);
  });

  it('takes all that a link asks for together: a range is not turned round by the one before it', () => {
    const race = lastOr<object>(parseRace, { operation: null, ...DEFAULT_RACE });
    const last = { operation: 'mixed', from: 1, to: 10, target: 20 };
    expect(race(last, { operation: 'addition', from: 50, to: 100 })).toEqual({ ...last, operation: 'addition', from: 50, to: 100 });
    expect(race(last, { from: 50, to: 'x' })).toEqual({ ...last, from: 10, to: 50 });
  });

  it('takes nothing from a prototype', () => {
    expect(first(LAST, Object.create({ operation: 'division' }) as Record<string, unknown>)).toEqual(LAST);
  });
});
