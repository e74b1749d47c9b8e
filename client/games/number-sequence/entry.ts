import type { GameKey } from '../../play/input/game-keys.ts';
import { deleted } from '../../words/en/play/typing.ts';

/** An empty slot. */
const BLANK = ' ';

/** The digits in the slots of a round, and the place of the next digit. */
export interface Entry {
  /** Each number's slots, left to right; `digits` characters each. */
  readonly slots: readonly string[];
  readonly digits: number;
  /** The field that the next digit goes into. */
  readonly index: number;
  /** The slot in that field; `digits`, one behind the last slot, if all slots are full. */
  readonly slot: number;
}

type Direction = 'left' | 'right' | 'up' | 'down';

export type EntryKey = GameKey | Direction;

export const blankEntry = (count: number, digits: number): Entry => ({
  slots: Array.from({ length: count }, () => BLANK.repeat(digits)),
  digits,
  index: 0,
  slot: 0,
});

const slotsAt = ({ slots }: Entry, index: number): string => slots[index] ?? '';

/** The number of a field; null while a slot of it is empty. */
export function numberAt(entry: Entry, index: number): number | null {
  const slots = slotsAt(entry, index);
  return slots === '' || slots.includes(BLANK) ? null : Number(slots);
}

/** What is said of a key that has changed what is written: the digit alone, or which one is gone and what is left of its number. */
export function echoOf(key: EntryKey, before: Entry, after: Entry): string {
  const [was, is] = [before.slots.join(''), after.slots.join('')];
  if (key !== 'back') return was === is ? '' : key;
  const gone = Array.from(was).find((digit, place) => digit !== is[place]);
  return gone === undefined ? '' : deleted(gone, slotsAt(after, after.index).trim());
}

/** Whether no slot is empty. */
export const isComplete = ({ slots }: Entry): boolean => !slots.some((number) => number.includes(BLANK));

/** The digit in a slot, or an empty text. */
export const digitAt = (entry: Entry, index: number, slot: number): string => slotsAt(entry, index).charAt(slot).trim();

/** The slot where writing starts in a field: its first empty one, or its first if none is empty. */
const startSlot = (entry: Entry, index: number): number => Math.max(0, slotsAt(entry, index).indexOf(BLANK));

const at = (entry: Entry, index: number, slot: number): Entry => ({ ...entry, index, slot });

function write(entry: Entry, index: number, slot: number, character: string): Entry {
  const before = slotsAt(entry, index);
  const after = before.slice(0, slot) + character + before.slice(slot + 1);
  return { ...entry, slots: entry.slots.map((number, at) => (at === index ? after : number)), index, slot };
}

/** Moves to the next field that lacks digits, and wraps. If no field does, moves behind the last slot of this one. */
function toNextField(entry: Entry): Entry {
  const count = entry.slots.length;
  for (let step = 1; step <= count; step++) {
    const index = (entry.index + step) % count;
    if (numberAt(entry, index) === null) return at(entry, index, startSlot(entry, index));
  }
  return at(entry, entry.index, entry.digits);
}

/** Writes a digit and moves to the next slot. Returns `entry` itself for a 0 at the start of a number, and if no slot is left. */
export function writeDigit(entry: Entry, digit: string): Entry {
  const { index, slot, digits } = entry;
  if (slot >= digits || (slot === 0 && digit === '0')) return entry;
  const written = write(entry, index, slot, digit);
  return slot + 1 < digits ? at(written, index, slot + 1) : toNextField(written);
}

/** Erases the digit at the pencil, or else the one before it, also in the field before. */
export function eraseDigit(entry: Entry): Entry {
  const { index, slot, digits } = entry;
  if (slot < digits && digitAt(entry, index, slot) !== '') return write(entry, index, slot, BLANK);
  if (slot > 0) return write(entry, index, slot - 1, BLANK);
  return index > 0 ? write(entry, index - 1, digits - 1, BLANK) : entry;
}

/** Moves to a slot. For an empty slot, or none given, it moves to the slot where writing starts in the field. */
export function pointAt(entry: Entry, index: number, slot?: number): Entry {
  return at(entry, index, slot === undefined || digitAt(entry, index, slot) === '' ? startSlot(entry, index) : slot);
}

/** Moves to another field of the grid. At the grid's edge the pencil stays. */
export function moveOn(entry: Entry, direction: Direction, columns: number): Entry {
  const step = { left: -1, right: 1, up: -columns, down: columns }[direction];
  const index = entry.index + step;
  return index < 0 || index >= entry.slots.length ? entry : at(entry, index, startSlot(entry, index));
}

const DIRECTIONS: ReadonlySet<string> = new Set<Direction>(['left', 'right', 'up', 'down']);
const isDirection = (key: EntryKey): key is Direction => DIRECTIONS.has(key);

/** What a key makes of an entry; `entry` itself, if it changes nothing. `columns`: of the grid. */
export function pressed(entry: Entry, key: EntryKey, columns: number): Entry {
  if (key === 'back') return eraseDigit(entry);
  if (isDirection(key)) return moveOn(entry, key, columns);
  return key === 'enter' || key === 'escape' || key === '-' ? entry : writeDigit(entry, key);
}
