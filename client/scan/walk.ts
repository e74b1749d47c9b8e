import { controlsIn, isGroup, type Group, type Member, type Scroll } from './tree.ts';

/** What one can stand at: a member of a group, a scroll of what it stands in, or the way back to what is around it. */
type Cell<Of> = Member<Of> | Scroll | 'back';

/** Where one stands: in the last of some groups, each in the one before, at one of its cells. */
export interface Place<Of> {
  readonly path: readonly [Group<Of>, ...Group<Of>[]];
  readonly index: number;
}

/** What a press does: it leads to another place, or it chooses a control or a scroll and then leads there. */
interface Press<Of> {
  readonly chosen?: Of;
  readonly scroll?: Scroll;
  readonly to: Place<Of>;
}

const inner = <Of>({ path }: Place<Of>): Group<Of> => path.at(-1) ?? path[0];

/** The cells of the group in which one stands. The outermost has no way back. */
const cellsAt = <Of>(place: Place<Of>): readonly Cell<Of>[] => [
  ...inner(place).members,
  ...inner(place).scrolls,
  ...(place.path.length > 1 ? ['back' as const] : []),
];

export const cellAt = <Of>(place: Place<Of>): Cell<Of> => cellsAt(place)[place.index] ?? 'back';

/** The group that one leaves by `back`. */
export const groupAt = inner;

/** The next cell of the group; after the last one the first. */
export const next = <Of>(place: Place<Of>): Place<Of> => ({ ...place, index: (place.index + 1) % cellsAt(place).length });

const into = <Of>({ path: [root, ...rest] }: Place<Of>, group: Group<Of>): Place<Of> => ({ path: [root, ...rest, group], index: 0 });

/** One level up, at the group that is left. */
function out<Of>({ path }: Place<Of>): Place<Of> {
  const [root, ...rest] = path.slice(0, -1);
  if (!root) return { path, index: 0 };
  const above: Place<Of> = { path: [root, ...rest], index: 0 };
  return { ...above, index: Math.max(0, inner(above).members.indexOf(path.at(-1) as Group<Of>)) };
}

/** Where one is after a choice: the group that the markup names decides, not the row. */
function after<Of>(place: Place<Of>): Place<Of> {
  const group = inner(place);
  if (group.kind === 'row') return after(out(place));
  if (group.after === 'stay' || (group.after === 'up' && place.path.length === 1)) return place;
  return group.after === 'again' ? { ...place, index: 0 } : out(place);
}

/** What a press does here. */
export function press<Of>(place: Place<Of>): Press<Of> {
  const cell = cellAt(place);
  if (cell === 'back') return { to: out(place) };
  if (cell === 'down' || cell === 'up') return { scroll: cell, to: place };
  if (isGroup(cell)) return { to: into(place, cell) };
  return { chosen: cell.of, to: after(place) };
}

const isSame = <Of>(a: Cell<Of>, b: Cell<Of>): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.kind === b.kind && a.of === b.of;

/** Whether two places are the same: in the same groups, at the same cell. */
export const isSamePlace = <Of>(a: Place<Of>, b: Place<Of>): boolean =>
  a.path.length === b.path.length &&
  a.path.every((group, depth) => isSame<Of>(group, b.path[depth] ?? 'back')) &&
  isSame(cellAt(a), cellAt(b));

/** Where one begins: in the first group that one is in at once, and in the first of those in that. */
export function begin<Of>(root: Group<Of>): Place<Of> {
  let place: Place<Of> = { path: [root], index: 0 };
  for (let way = wayIn(root); way; way = wayIn(inner(place))) for (const group of way) place = into(place, group);
  return place;
}

/** The groups that lead to the first one that one is in at once. */
function wayIn<Of>(group: Group<Of>): readonly Group<Of>[] | undefined {
  for (const member of group.members) {
    if (!isGroup(member)) continue;
    if (member.enters) return [member];
    const way = wayIn(member);
    if (way) return [member, ...way];
  }
  return undefined;
}

/** The same place on a screen that has changed; undefined if its group is gone. */
export function again<Of>(root: Group<Of>, before: Place<Of>): Place<Of> | undefined {
  if (!isSame<Of>(root, before.path[0])) return undefined;
  let place: Place<Of> = { path: [root], index: 0 };
  for (const group of before.path.slice(1)) {
    const same = inner(place).members.find((member) => isSame<Of>(member, group));
    if (!same || !isGroup(same)) return group.kind === 'row' ? { ...place, index: 0 } : undefined;
    place = into(place, same);
  }
  const cell = cellAt(before);
  return {
    ...place,
    index: Math.max(
      0,
      cellsAt(place).findIndex((each) => isSame(each, cell)),
    ),
  };
}

/** Where the first of what is new stands: at the outermost group of which all is new, or at a single control. Undefined if nothing is. */
export function atNew<Of>(root: Group<Of>, isNew: (of: Of) => boolean): Place<Of> | undefined {
  const isAllNew = (member: Member<Of>) => controlsIn(member).every(isNew);
  const home = begin(root);
  if (isAllNew(inner(home))) return home;
  let place: Place<Of> = { path: [root], index: 0 };
  while (true) {
    const index = inner(place).members.findIndex((member) => controlsIn(member).some(isNew));
    const member = inner(place).members[index];
    if (!member) return undefined;
    if (!isGroup(member) || (isAllNew(member) && !member.enters)) return { ...place, index };
    place = into(place, member);
  }
}
