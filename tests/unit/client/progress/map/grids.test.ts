import { describe, expect, it } from 'vitest';
import { factName } from '../../../../../client/words/fact-names.ts';
import { GRIDS, type Grid, type Operation, type Place } from '../../../../../client/progress/map/grids.ts';
import { moved } from '../../../../../client/progress/map/moves.ts';
import { NOTHING_TYPED, placeTyped, typedAfter, type Typed } from '../../../../../client/progress/map/typed-problem.ts';
import { FACTS, type FactId } from '../../../../../shared/memory/facts.ts';

const gridOf = (operation: Operation): Grid => {
  const grid = GRIDS.find((each) => each.operation === operation);
  if (!grid) throw new Error('no such table');
  return grid;
};

const [add, subtract, multiply, divide] = (['add', 'subtract', 'multiply', 'divide'] as const).map(gridOf) as [Grid, Grid, Grid, Grid];

const at = (row: number, column: number): Place => ({ row, column });
const named = (id: FactId | undefined): string => (id === undefined ? '' : factName(id).replaceAll('\u00a0', ' '));

const placesOf = ({ numbers }: Grid): readonly Place[] => numbers.flatMap((row) => numbers.map((column) => at(row, column)));

describe('The four tables', () => {
  it('have each fact with a number of its own once', () => {
    const shown = GRIDS.flatMap((grid) => placesOf(grid).flatMap((place) => grid.factAt(place) ?? []));
    const all = [...FACTS.values()].filter(({ kind }) => kind === 'sum').map(({ id }) => id);
    expect(shown.toSorted((a, b) => a - b)).toEqual(all);
    expect(GRIDS.map(({ numbers }) => numbers.length)).toEqual([12, 12, 11, 11]);
  });

  it.each([
    [add, 8, 7, '7 + 8'],
    [add, 7, 8, ''],
    [subtract, 5, 7, '12 − 5'],
    [subtract, 7, 5, '12 − 7'],
    [multiply, 8, 7, '7 × 8'],
    [multiply, 2, 3, ''],
    [divide, 8, 7, '56 ÷ 8'],
    [divide, 12, 12, '144 ÷ 12'],
  ])('have in $0.operation row %i, column %i: %s', (grid, row, column, name) => {
    expect(named(grid.factAt(at(row, column)))).toBe(name);
  });

  it('have behind a head its row or its column, and in a triangle all with its number', () => {
    expect(multiply.factsOfHead(at(7, 0)).map(named)).toEqual([
      '2 × 7',
      '3 × 7',
      '4 × 7',
      '5 × 7',
      '6 × 7',
      '7 × 7',
      '7 × 8',
      '7 × 9',
      '7 × 10',
      '7 × 11',
      '7 × 12',
    ]);
    expect(multiply.factsOfHead(at(0, 7))).toEqual(multiply.factsOfHead(at(7, 0)));
    expect(divide.factsOfHead(at(8, 0)).map(named).slice(0, 2)).toEqual(['16 ÷ 8', '24 ÷ 8']);
    expect(subtract.factsOfHead(at(0, 7)).map(named).slice(0, 2)).toEqual(['8 − 1', '9 − 2']);
  });
});

describe('Keys', () => {
  it.each([
    ['right', multiply, at(8, 7), 'ArrowRight', false, at(8, 8)],
    ['right, and stay at the diagonal', multiply, at(8, 8), 'ArrowRight', false, at(8, 8)],
    ['left to the head of a row', multiply, at(8, 2), 'ArrowLeft', false, at(8, 0)],
    ['up over what is empty to the head of a column', multiply, at(8, 8), 'ArrowUp', false, at(0, 8)],
    ['down from there again', multiply, at(0, 8), 'ArrowDown', false, at(8, 8)],
    ['not past the lower edge', divide, at(12, 3), 'ArrowDown', false, at(12, 3)],
    ['not into the corner', divide, at(0, 2), 'ArrowLeft', false, at(0, 2)],
    ['to the head of the row by Home', divide, at(5, 9), 'Home', false, at(5, 0)],
    ['to the end of the row by End', multiply, at(5, 3), 'End', false, at(5, 5)],
    ['to the first row by Control and Home', divide, at(5, 9), 'Home', true, at(2, 0)],
    ['to the very end by Control and End', divide, at(5, 9), 'End', true, at(12, 12)],
  ] as const)('lead %s', (_where, grid, from, key, control, to) => {
    expect(moved(grid, from, key, control)).toEqual(to);
  });

  it('that are none of these move nothing', () => {
    expect(['a', 'Enter', 'PageDown'].map((key) => moved(divide, at(2, 2), key, false))).toEqual([undefined, undefined, undefined]);
  });

  const typedIn = (grid: Grid, keys: string): Place | undefined => {
    let typed: Typed = NOTHING_TYPED;
    let place: Place | undefined;
    for (const key of keys) {
      typed = typedAfter(grid, typed, key) ?? NOTHING_TYPED;
      place = placeTyped(grid, typed) ?? place;
    }
    return place;
  };

  it.each([
    ['7 8', multiply, at(8, 7)],
    ['8x7', multiply, at(8, 7)],
    ['7 12', multiply, at(12, 7)],
    ['7 86 9', multiply, at(9, 6)],
    ['56 8', divide, at(8, 7)],
    ['56:8', divide, at(8, 7)],
    ['12-5', subtract, at(5, 7)],
    ['144/12', divide, at(12, 12)],
    ['57 8', divide, undefined],
    ['7', multiply, undefined],
    ['7q8', multiply, undefined],
  ] as const)('that type “%s” lead to that problem', (keys, grid, place) => {
    expect(typedIn(grid, keys)).toEqual(place);
  });

  it('that are a space alone stay a press', () => {
    expect(typedAfter(multiply, NOTHING_TYPED, ' ')).toBeUndefined();
    expect(typedAfter(multiply, ['7', '8'], ' ')).toBeUndefined();
  });
});

describe('Each fact has a name', () => {
  it('of its own, without a word of code', () => {
    const names = [...FACTS.keys()].map(named);
    expect(new Set(names).size).toBe(FACTS.size);
    expect(names.filter((name) => /[a-z]-|undefined|NaN/.test(name))).toEqual([]);
  });
});
