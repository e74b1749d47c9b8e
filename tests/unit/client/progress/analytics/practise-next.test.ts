import { describe, expect, it } from 'vitest';
import { analyticsData } from '../../../../../client/progress/analytics/analytics-data.ts';
import { mapData } from '../../../../../client/progress/map/map-data.ts';
import type { Memory } from '../../../../../shared/memory/known-fact.ts';
import { figuresOf } from '../../../../../shared/progress/figures.ts';
import { foldParts } from '../../../../../shared/progress/parts.ts';
import { session } from '../../../shared/progress/sessions.ts';
import { asked, memoryAfter, product, SEVEN_TIMES_EIGHT, tableOf, TODAY } from '../map/answered.ts';

/** Of twenty products ten were wrong today, by the sums of games. */
const figures = figuresOf(
  foldParts([{ session: session('s', { day: TODAY, facts: [20, 10, 1, null, { multiplication: [20, 10, 80_000] }] }) }]),
);

const practise = (memory: Memory) => analyticsData({ figures, latest: [], today: TODAY }, memory).weak;

const others = tableOf('multiply').filter((id) => id !== SEVEN_TIMES_EIGHT);
const firm = (count: number) => others.slice(0, count).flatMap((id) => asked('9G 6G 0G', id));

describe('“Practise these next”', () => {
  it('says of a fact what its square of the map says, and leads to a practice of it', () => {
    const mistakes = asked('9A 7A 5A 3A 1A', SEVEN_TIMES_EIGHT, { answers: 2 });
    const due = [product(11, 12), product(12, 12)].flatMap((id) => asked('60G 58G 52G', id));
    const memory = memoryAfter([...firm(30), ...mistakes, ...due]);
    const lines = practise(memory);
    const squares = mapData(memory).facts;
    expect(lines.map(({ what }) => what.replaceAll('\u00a0', ' '))).toEqual(['7 × 8', '11 × 12', '12 × 12']);
    for (const { key, what, where } of lines) expect(squares.get(Number(key))?.sentence).toContain(`${what}: ${where}.`);
    expect(lines[0]?.practice).toEqual({ to: '/practice', search: { facts: `f${SEVEN_TIMES_EIGHT}` } });
  });

  it('names nothing of a table that the map calls firm from sixty answers on, whatever the sums of games are', () => {
    // Three answers a fact: 20 of them are 60 answers, 19 are 57.
    expect(practise(memoryAfter(firm(20)))).toEqual([]);
    expect(practise(memoryAfter(firm(19)))).toMatchObject([{ what: 'Multiplication', figure: '50%' }]);
  });
});
