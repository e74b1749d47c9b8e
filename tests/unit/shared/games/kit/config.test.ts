import { describe, expect, it } from 'vitest';
import { lastOr } from '../../../../../shared/games/kit/config.ts';
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

  it('takes nothing from a prototype', () => {
    expect(first(LAST, Object.create({ operation: 'division' }) as Record<string, unknown>)).toEqual(LAST);
  });
});
