import { expect, it } from 'vitest';
import { FACTS } from '../../shared/memory/facts.ts';
import { PROFILES, practisedDaily } from '../unit/shared/games/practice/many-days.ts';
import { placementErrors } from '../unit/shared/games/practice/placed.ts';
import { successOf } from '../unit/shared/games/practice/success.ts';

/** What tests/unit/shared/games/practice/learning.test.ts does with a sample. */
const LEARNERS = 4_000;
const HALF_AN_HOUR = 1_800_000;

it(
  'practice comes to its target with four thousand learners',
  () => {
    for (const { target, mean, within } of successOf(LEARNERS)) {
      expect({ target, isNear: Math.abs(mean - target) <= 2, within: within >= 0.95 }).toEqual({ target, isNear: true, within: true });
    }
  },
  HALF_AN_HOUR,
);

it(
  'a placement finds four of five operations to 0.15',
  () => {
    const { answers, within } = placementErrors(500);
    expect([answers <= 40, within >= 0.8]).toEqual([true, true]);
  },
  HALF_AN_HOUR,
);

it.each(Object.entries(PROFILES))(
  'a %s learner never needs more than 150 answers a day',
  (name, profile) => {
    for (const operations of [['multiply'], ['add', 'subtract', 'multiply', 'divide']] as const) {
      const { memory, answers, shown } = practisedDaily(profile, { operations, largest: 12, target: 75, newToday: 4 }, 60, name);
      expect([Math.max(...answers) < 150, Math.max(...shown) <= 4]).toEqual([true, true]);
      const firm = memory.facts.filter(
        ({ fact, state }) => FACTS.get(fact)?.operation === 'multiply' && (state === 'firm' || state === 'due'),
      );
      expect(firm.length).toBeGreaterThan(10);
    }
  },
  HALF_AN_HOUR,
);
