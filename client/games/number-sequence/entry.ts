/** An empty slot. */
const BLANK = ' ';

/** What is written into the slots of a round, and where the next digit goes. */
export interface Entry {
  /** Each number's slots, left to right; `digits` characters each. */
  readonly slots: readonly string[];
  readonly digits: number;
  /** The field that is written in. */
  readonly index: number;
  /** Its slot, or `digits` behind the last one when nothing is left to fill. */
  readonly slot: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

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

/** Whether no slot is empty. */
export const isComplete = ({ slots }: Entry): boolean => !slots.some((number) => number.includes(BLANK));

/** What stands in a slot: a digit, or nothing. */
export const digitAt = (entry: Entry, index: number, slot: number): string => slotsAt(entry, index).charAt(slot).trim();

/** Where writing goes on in a field: its first empty slot, or its first if none is empty. */
const entrance = (entry: Entry, index: number): number => Math.max(0, slotsAt(entry, index).indexOf(BLANK));

const at = (entry: Entry, index: number, slot: number): Entry => ({ ...entry, index, slot });

function write(entry: Entry, index: number, slot: number, character: string): Entry {
  const before = slotsAt(entry, index);
  const after = before.slice(0, slot) + character + before.slice(slot + 1);
  return { ...entry, slots: entry.slots.with(index, after), index, slot };
}

/** Behind a field's last slot: the next field that lacks digits, from here on round; if none does, the writing is done. */
function onward(entry: Entry): Entry {
  const count = entry.slots.length;
  for (let step = 1; step <= count; step++) {
    const index = (entry.index + step) % count;
    if (numberAt(entry, index) === null) return at(entry, index, entrance(entry, index));
  }
  return at(entry, entry.index, entry.digits);
}

/** Writes a digit and goes on. The entry itself if it cannot stand there: no number begins with 0, and behind the end is no slot. */
export function writeDigit(entry: Entry, digit: string): Entry {
  const { index, slot, digits } = entry;
  if (slot >= digits || (slot === 0 && digit === '0')) return entry;
  const written = write(entry, index, slot, digit);
  return slot + 1 < digits ? at(written, index, slot + 1) : onward(written);
}

/** Takes back the digit under the pencil, or the one before it, over the fields' edges. */
export function eraseDigit(entry: Entry): Entry {
  const { index, slot, digits } = entry;
  if (slot < digits && digitAt(entry, index, slot) !== '') return write(entry, index, slot, BLANK);
  if (slot > 0) return write(entry, index, slot - 1, BLANK);
  return index > 0 ? write(entry, index - 1, digits - 1, BLANK) : entry;
}

/** To a slot that was pointed at. An empty one, or none in particular, leads to where writing goes on in its field. */
export function pointAt(entry: Entry, index: number, slot?: number): Entry {
  return at(entry, index, slot === undefined || digitAt(entry, index, slot) === '' ? entrance(entry, index) : slot);
}

/** To another field of the grid; at its edge the pencil stays. */
export function moveOn(entry: Entry, direction: Direction, columns: number): Entry {
  const step = { left: -1, right: 1, up: -columns, down: columns }[direction];
  const index = entry.index + step;
  return index < 0 || index >= entry.slots.length ? entry : at(entry, index, entrance(entry, index));
}
