/** Where something stands in the window, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where one is after a choice: above the group, at its first place again, or still at what was chosen. */
type After = 'up' | 'again' | 'stay';

export type Scroll = 'down' | 'up';

/** A control of a screen. */
export interface Control<Of> {
  readonly kind: 'control';
  readonly of: Of;
  readonly box: Box;
  /** Whether it is needed as often as all the others of its group together, as what sends an answer. */
  readonly soon?: boolean;
}

/** What belongs together on a screen, as its markup says it. */
export interface Found<Of> {
  readonly kind: 'group';
  readonly of: Of;
  readonly members: readonly (Control<Of> | Found<Of>)[];
  readonly after: After;
  /** Whether one is in it at once, as in the page and on a number pad. */
  readonly enters: boolean;
  /** Where what it stands in can be scrolled. */
  readonly scrolls: readonly Scroll[];
}

/** A group as it is gone over. */
export interface Group<Of> {
  readonly kind: 'group' | 'row';
  /** The element of the group; of a row its first control. */
  readonly of: Of;
  readonly members: readonly Member<Of>[];
  readonly box: Box;
  readonly after: After;
  readonly enters: boolean;
  readonly scrolls: readonly Scroll[];
}

export type Member<Of> = Control<Of> | Group<Of>;

/** Of more members, those that stand in one row are a group of their own: the pad is four rows of three. */
const MOST = 6;

export const isGroup = <Of>(member: Member<Of>): member is Group<Of> => member.kind !== 'control';

/** The first control in a member. */
const firstIn = <Of>(member: Member<Of>): Of => (isGroup(member) && member.members[0] ? firstIn(member.members[0]) : member.of);

export const controlsIn = <Of>(member: Member<Of>): readonly Of[] => (isGroup(member) ? member.members.flatMap(controlsIn) : [member.of]);

const around = <Of>(members: readonly Member<Of>[]): Box => ({
  left: Math.min(...members.map(({ box }) => box.left)),
  top: Math.min(...members.map(({ box }) => box.top)),
  right: Math.max(...members.map(({ box }) => box.right)),
  bottom: Math.max(...members.map(({ box }) => box.bottom)),
});

const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** Members in the rows in which they stand: what is as high as the first of a row is in it. */
function rowsOf<Of>(members: readonly Member<Of>[]): readonly (readonly Member<Of>[])[] {
  const rows: Member<Of>[][] = [];
  for (const member of members) {
    const row = rows.at(-1);
    const middle = middleOf(member.box);
    const first = row?.[0]?.box;
    if (row && first && middle > first.top && middle < first.bottom) row.push(member);
    else rows.push([member]);
  }
  return rows;
}

/** Members in parts of nearly the same size. */
function partsOf<Of>(members: readonly Member<Of>[]): readonly (readonly Member<Of>[])[] {
  const parts = Math.min(MOST, Math.ceil(members.length / MOST));
  const size = Math.ceil(members.length / parts);
  return Array.from({ length: parts }, (_, at) => members.slice(at * size, (at + 1) * size)).filter((part) => part.length > 0);
}

const asRow = <Of>(members: readonly Member<Of>[]): Member<Of> => {
  const [first] = members;
  if (first && members.length === 1) return first;
  const inside = fewOf(members);
  return {
    kind: 'row',
    of: firstIn(inside[0] as Member<Of>),
    members: inside,
    box: around(inside),
    after: 'up',
    enters: false,
    scrolls: [],
  };
};

/** At most so many members that one is soon at each: rows, or parts where there are no rows. */
function fewOf<Of>(members: readonly Member<Of>[]): readonly Member<Of>[] {
  if (members.length <= MOST) return members;
  const rows = rowsOf(members);
  if (rows.length > 1 && rows.length < members.length) return fewOf(rows.map(asRow));
  return partsOf(members).map(asRow);
}

const isSoon = <Of>(member: Member<Of>): boolean => member.kind === 'control' && member.soon === true;

/** The same where some are needed soon: those come second. At the first place a press that came twice does nothing that cannot be undone. */
function inOrder<Of>(members: readonly Member<Of>[]): readonly Member<Of>[] {
  const [first, ...others] = fewOf(members.filter((member) => !isSoon(member)));
  return [...(first ? [first] : []), ...members.filter(isSoon), ...others];
}

/** A group without what has no control in it; one member alone stands for its group. Undefined if nothing is left. */
function pruned<Of>(found: Control<Of> | Found<Of>): Member<Of> | undefined {
  if (found.kind === 'control') return found;
  const inside = found.members.map(pruned).filter((member) => member !== undefined);
  const [only] = inside;
  if (!only || (inside.length === 1 && found.scrolls.length === 0)) return only;
  const members = inOrder(inside);
  const { of, after, enters, scrolls } = found;
  return { kind: 'group', of, members, box: around(members), after, enters, scrolls };
}

/** What is gone over on a screen; undefined if there is nothing. */
export function treeOf<Of>(screen: Found<Of>): Group<Of> | undefined {
  const tree = pruned(screen);
  if (!tree || isGroup(tree)) return tree;
  return { ...screen, kind: 'group', members: [tree], box: tree.box };
}
