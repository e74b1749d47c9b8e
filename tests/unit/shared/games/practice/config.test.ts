import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS, parseConfig, TARGETS } from '../../../../../shared/games/practice/v1/config.ts';
import { packPlan } from '../../../../../shared/games/practice/pack-plan.ts';
import { MOST_PLANNED, readPlan, STANDINGS } from '../../../../../shared/games/practice/v1/plan-text.ts';
import { FACTS, factOf } from '../../../../../shared/memory/facts.ts';
import { planned } from './learners.ts';
import { ASKED, plans } from './play.ts';

const SEVEN_TIMES_EIGHT = factOf({ form: 'multiply', a: 7, b: 8, c: 0 }) ?? -1;
const PLAN = packPlan([planned(SEVEN_TIMES_EIGHT, 'due', 0.5, 3)]);
const CONFIG = { kind: 'daily', target: 75, plan: PLAN, maxAnswers: 150 } as const;

describe('a plan', () => {
  it('is six base-64 digits a fact: fact, standing, chance and order [C2]', () => {
    expect(PLAN).toBe('3B0V-2');
    expect(readPlan(PLAN)).toEqual([{ fact: SEVEN_TIMES_EIGHT, standing: 'due', chance: 32, order: 3 }]);
    expect(STANDINGS).toEqual(['new', 'due', 'named', 'learning', 'firm', 'unmet']);
  });

  it('is a text and back', () => {
    fc.assert(
      fc.property(plans, (facts) => {
        const text = packPlan(facts);
        expect(text).toHaveLength(6 * facts.length);
        expect(readPlan(text)).toEqual(facts);
      }),
    );
  });

  it('is refused with an unknown fact, with a class, with the same fact twice, cut off, empty or too long [C2]', () => {
    const classId = [...FACTS.values()].find(({ kind }) => kind === 'class')?.id ?? -1;
    const tooMany = ASKED.slice(0, MOST_PLANNED + 1).map((fact) => planned(fact, 'firm'));
    expect(readPlan(packPlan(tooMany.slice(1)))).toHaveLength(MOST_PLANNED);
    const refused = [
      '',
      PLAN.slice(1),
      PLAN + PLAN,
      packPlan([planned(4095, 'due')]),
      packPlan([planned(classId, 'due')]),
      packPlan(tooMany),
    ];
    expect(refused.map(readPlan)).toEqual(refused.map(() => null));
    expect(readPlan('3B6V-2')).toBeNull();
    expect(readPlan('3B0V-!')).toBeNull();
  });
});

describe('a configuration', () => {
  it('has a kind, a target, a plan, and the most answers of its kind if it names none [C1, C3]', () => {
    const most = { daily: 150, 'fix-up': 18, placement: 40 };
    for (const kind of KINDS) {
      for (const target of TARGETS)
        expect(parseConfig({ kind, target, plan: PLAN })).toEqual({
          ok: true,
          value: { kind, target, plan: PLAN, maxAnswers: most[kind] },
        });
      expect(parseConfig({ ...CONFIG, kind, maxAnswers: most[kind] }).ok).toBe(true);
      expect(parseConfig({ ...CONFIG, kind, maxAnswers: most[kind] + 1 })).toEqual({ ok: false, error: { field: 'maxAnswers' } });
    }
  });

  it.each([
    ['kind', { ...CONFIG, kind: 'hourly' }],
    ['kind', null],
    ['target', { ...CONFIG, target: 80 }],
    ['target', { ...CONFIG, target: '75' }],
    ['plan', { ...CONFIG, plan: '' }],
    ['plan', { ...CONFIG, plan: 7 }],
    ['maxAnswers', { ...CONFIG, maxAnswers: 0 }],
    ['maxAnswers', { ...CONFIG, maxAnswers: 7.5 }],
  ])('is refused for its %s', (field, input) => {
    expect(parseConfig(input)).toEqual({ ok: false, error: { field } });
  });
});
