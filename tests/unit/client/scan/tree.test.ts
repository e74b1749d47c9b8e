import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlsIn, isGroup, treeOf, type Control, type Found, type Member } from '../../../../client/scan/tree.ts';
import { control, group } from './found.ts';

const column = (names: string, at = 0): readonly Control<string>[] => Array.from(names).map((name, row) => control(name, at, row));
const pad = group(
  'pad',
  Array.from('123456789<0!').map((key, index) => control(key, index % 3, Math.floor(index / 3))),
);

/** A tree in brackets. */
const written = (member: Member<string>): string => (isGroup(member) ? `(${member.members.map(written).join(' ')})` : member.of);
const writtenOf = (found: Found<string>): string | undefined => {
  const tree = treeOf(found);
  return tree && written(tree);
};

describe('What a screen offers', () => {
  it.each([
    ['is as its markup says, where that has few members', group('page', [...column('ab'), group('more', column('cd', 1))]), '(a b (c d))'],
    [
      'is without groups that have nothing, and without those of one',
      group('page', [group('x', []), group('y', column('a')), ...column('b')]),
      '(a b)',
    ],
    ['is the group that is left, if there is one alone', group('page', [group('main', [group('stage', column('abc'))])]), '(a b c)'],
    ['is a group also if it is one control', group('page', column('a')), '(a)'],
    [
      'stays a group of one where one can scroll',
      group('page', [group('main', column('a'), { scrolls: ['down'] }), ...column('b')]),
      '((a) b)',
    ],
    ['is four rows of three on a pad', pad, '((1 2 3) (4 5 6) (7 8 9) (< 0 !))'],
    [
      'is a pad whose last key is needed soon, second',
      { ...pad, members: pad.members.map((each) => (each.of === '!' ? { ...each, soon: true } : each)) },
      '((1 2 3) ! (4 5 6) (7 8 9) (< 0))',
    ],
    ['is parts where many stand one below the other', group('page', column('abcdefghijklm')), '((a b c d e) (f g h i j) (k l m))'],
    [
      'is six in one row as they are',
      group(
        'page',
        Array.from('abcdef').map((name, at) => control(name, at, 0)),
      ),
      '(a b c d e f)',
    ],
    [
      'is parts of a long row',
      group(
        'page',
        Array.from('abcdefgh').map((name, at) => control(name, at, 0)),
      ),
      '((a b c d) (e f g h))',
    ],
  ])('%s', (_, found, tree) => {
    expect(writtenOf(found)).toBe(tree);
  });

  it('is nothing where nothing can be chosen', () => {
    expect(treeOf(group('page', [group('main', [])]))).toBeUndefined();
  });

  it('is reached as a whole, each control once, by few places at each group, however much it is', () => {
    const names = Array.from({ length: 500 }, (_, at) => String(at));
    const tree = treeOf(
      group(
        'page',
        names.map((name, at) => control(name, at % 7, Math.floor(at / 7))),
      ),
    );
    const most = (member: Member<string>): number => (isGroup(member) ? Math.max(member.members.length, ...member.members.map(most)) : 0);
    expect(tree && controlsIn(tree)).toEqual(names);
    expect(tree && most(tree)).toBeLessThanOrEqual(7);
  });

  it('is each control that was found, once and in its order, however deep it stands', () => {
    const { found } = fc.letrec<{ found: Found<string>; member: Found<string> | Control<string> }>((tie) => ({
      member: fc.oneof(
        { maxDepth: 4 },
        fc.tuple(fc.nat(9), fc.nat(9)).map(([at, row]) => control('', at, row)),
        tie('found'),
      ),
      found: fc.array(tie('member'), { maxLength: 9 }).map((members) => group('', members)),
    }));
    let names = 0;
    const named = (each: Found<string> | Control<string>): Found<string> | Control<string> => ({
      ...each,
      of: String(names++),
      ...(each.kind === 'group' && { members: each.members.map(named) }),
    });
    const leaves = (each: Found<string> | Control<string>): readonly string[] =>
      each.kind === 'group' ? each.members.flatMap(leaves) : [each.of];
    fc.assert(
      fc.property(found, (some) => {
        const screen = named(some) as Found<string>;
        const tree = treeOf(screen);
        expect(tree ? controlsIn(tree) : []).toEqual(leaves(screen));
      }),
    );
  });

  it('is twice what was found twice: a fault there is seen', () => {
    const tree = treeOf(group('page', [...column('ab'), group('more', column('ca'))]));
    expect(tree && controlsIn(tree)).toEqual(['a', 'b', 'c', 'a']);
  });
});
