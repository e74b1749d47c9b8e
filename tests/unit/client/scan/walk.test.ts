import { describe, expect, it } from 'vitest';
import { treeOf, type Found, type Group } from '../../../../client/scan/tree.ts';
import { again, atNew, begin, cellAt, isSamePlace, next, press, type Place } from '../../../../client/scan/walk.ts';
import { control, group } from './found.ts';

const treeFor = (found: Found<string>): Group<string> => {
  const tree = treeOf(found);
  if (!tree) throw new Error('There is nothing.');
  return tree;
};

const KEYS = Array.from('123456789<0!').map((key, index) => control(key, index % 3, Math.floor(index / 3)));
const pad = group('pad', KEYS, { after: 'again', enters: true });
const head = group('head', [control('end', 0, 9), control('sound', 1, 9)]);
const choice = group('choice', [control('easy', 0, 4), control('hard', 1, 4)]);
const stepper = group('stepper', [control('less', 0, 5), control('more', 1, 5)], { after: 'stay' });
const main = group('main', [control('start', 0, 0), choice, stepper], { after: 'stay', enters: true });
const page = treeFor(group('body', [main, head]));
const stage = treeFor(group('body', [pad, head]));

const nameOf = (place: Place<string> | undefined): string | undefined => {
  if (!place) return undefined;
  const cell = cellAt(place);
  return typeof cell === 'string' ? cell : `${cell.kind} ${cell.of}`;
};

/** Goes on (`.`) and presses (`!`). What was chosen, and where one is then. */
function go(root: Group<string>, moves: string, from = begin(root)) {
  const chosen: string[] = [];
  let place = from;
  for (const move of moves) {
    if (move === '.') place = next(place);
    else {
      const pressed = press(place);
      chosen.push(...[pressed.chosen, pressed.scroll].filter((each) => each !== undefined));
      place = pressed.to;
    }
  }
  return { chosen: chosen.join(' '), at: nameOf(place), place };
}

describe('Whoever plays by switch', () => {
  it.each([
    ['begins in the page', page, '', '', 'control start'],
    ['begins on the pad, in the first of its rows', stage, '', '', 'row 1'],
    ['types a digit by its row and its column, and is at the first row again', stage, '.!..!', '6', 'row 1'],
    ['is back at the row from which there is nothing to choose', stage, '.!...!', '', 'row 4'],
    ['comes to the first place after the last one', stage, '.....', '', 'row 1'],
    ['leaves the pad after its rows, and stands at it then', stage, '....!', '', 'group pad'],
    ['is above a group after a choice in it', page, '.!.!', 'hard', 'group choice'],
    ['stays at a step, to press it often', page, '..!.!!', 'more more', 'control more'],
    ['stays at what stands alone in the page', page, '!', 'start', 'control start'],
    ['goes around at the outermost group, which has no way back', page, '...!..', '', 'group main'],
  ])('%s', (_, root, moves, chosen, at) => {
    expect(go(root, moves)).toMatchObject({ chosen, at });
  });

  it('scrolls where there is more, and stays there', () => {
    const long = treeFor(group('body', [group('main', [control('a', 0, 0)], { enters: true, scrolls: ['down', 'up'] }), head]));
    expect(go(long, '.!!')).toMatchObject({ chosen: 'down down', at: 'down' });
    expect(go(long, '..!.!')).toMatchObject({ chosen: 'up', at: 'group main' });
  });

  it('needs at most two groups and five places for a digit', () => {
    for (const [index, { of }] of KEYS.entries()) {
      const moves = `${'.'.repeat(Math.floor(index / 3))}!${'.'.repeat(index % 3)}!`;
      expect([moves.length <= 7, go(stage, moves).chosen]).toEqual([true, of]);
    }
  });
});

describe('On a screen that changes', () => {
  const { place } = go(stage, '.!.');

  it('one stands where one stood, wherever that is now', () => {
    const moved = treeFor(group('body', [group('new', [control('x', 0, 0), control('y', 1, 0)]), pad, head]));
    expect(nameOf(again(moved, place))).toBe('control 5');
  });

  it('one is at the first place of the group if what one stood at is gone, and above it with its row', () => {
    const without = (gone: string) =>
      treeFor(
        group('body', [
          group(
            'pad',
            KEYS.filter(({ of }) => !gone.includes(of)),
            { after: 'again' },
          ),
          head,
        ]),
      );
    expect(nameOf(again(without('5'), place))).toBe('control 4');
    expect(nameOf(again(without('456'), place))).toBe('row 1');
  });

  it('one is nowhere if the group is gone', () => {
    expect(again(treeFor(group('body', [control('go on', 0, 0), head])), place)).toBeUndefined();
    expect(again(treeFor(head), place)).toBeUndefined();
  });

  it('one comes to the first that is new', () => {
    const isNew = (names: string) => (of: string) => names.split(' ').includes(of);
    expect(nameOf(atNew(page, isNew('easy hard')))).toBe('group choice');
    expect(nameOf(atNew(page, isNew('hard end')))).toBe('control hard');
    expect(nameOf(atNew(page, isNew('sound')))).toBe('control sound');
    expect(nameOf(atNew(stage, isNew(KEYS.map(({ of }) => of).join(' '))))).toBe('row 1');
    expect(nameOf(atNew(page, isNew('start easy hard less more')))).toBe('control start');
    expect(atNew(page, isNew('nothing'))).toBeUndefined();
  });
});

describe('A place', () => {
  const names = group('names', [control('Ana', 0, 1), control('Ben', 1, 1)]);
  const before = treeFor(group('body', [group('main', [control('all', 0, 0), names], { after: 'stay', enters: true }), head]));

  it('is the same on a screen that is the same', () => {
    const list = next(begin(before));
    const again = next(
      begin(treeFor(group('body', [group('main', [control('all', 0, 0), names], { after: 'stay', enters: true }), head]))),
    );
    expect(isSamePlace(list, again)).toBe(true);
    expect(isSamePlace(list, next(again))).toBe(false);
    expect(isSamePlace(list, press(again).to)).toBe(false);
  });

  it('is another one if something else has come there, so that a press does not choose what nobody has seen', () => {
    const after = treeFor(
      group('body', [group('main', [control('save', 0, 9), control('all', 0, 0)], { after: 'stay', enters: true }), head]),
    );
    // "save" stands where "all" was, and where a place is looked for again whose cell is gone.
    for (const seen of [begin(before), next(begin(before))]) expect(isSamePlace(seen, begin(after))).toBe(false);
  });
});
