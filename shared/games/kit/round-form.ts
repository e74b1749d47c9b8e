import type { Canonical } from '../../canonical.ts';

/** What a class round is played with (decision D30). `config` is whole, as the rules of that version give it back, with the clock. */
export interface RoundSetup {
  readonly game: string;
  readonly rules: number;
  readonly config: { readonly [field: string]: Canonical };
}

/** One field of a set-up as a number of so many bits. Stored in codes for ever: choices are added at the end. */
interface SetupField {
  readonly name: string;
  readonly width: number;
  /** −1 for a value that has no number. */
  numberOf(value: unknown): number;
  /** Undefined for a number that has no value here: a newer build may have one. */
  valueOf(number: number): Canonical | undefined;
}

/** What a game says of class rounds in it. All are asked the same: a set-up that fits its player is none. */
export interface RoundForm {
  readonly slug: string;
  /** All of a set-up but its clock, in 37 bits at most. Neither changed nor moved. */
  readonly fields: readonly SetupField[];
  /** Set-ups without their clock that a short code can name, for a version of the rules. Neither changed nor moved. */
  readonly presets: readonly RoundSetup[];
  /** How long a run with a set-up lasts at most by the ordinary clock, in ms; null where it lasts until it is done. Absent: none has a limit. */
  readonly limitMs?: (config: RoundSetup['config']) => number | null;
  /** How a log writes the moves that are no answers, the most frequent first, two at most: receipts have a sign for each. */
  readonly marks: readonly string[];
}

export const choice = (name: string, width: number, choices: readonly Canonical[]): SetupField => ({
  name,
  width,
  numberOf: (value) => choices.indexOf(value as Canonical),
  valueOf: (number) => choices[number],
});

/** Whole numbers from `lowest` to `highest`. */
export const whole = (name: string, width: number, lowest: number, highest: number): SetupField => ({
  name,
  width,
  numberOf: (value) => (Number.isInteger(value) && Number(value) >= lowest && Number(value) <= highest ? Number(value) - lowest : -1),
  valueOf: (number) => (number + lowest <= highest ? number + lowest : undefined),
});

/** Operations in the order of codes, which is no screen's. */
export const SUMS = ['addition', 'subtraction', 'multiplication', 'division', 'mixed'] as const;

/** What a set-up has beside the game's fields. */
export const CLOCK = choice('clock', 3, ['on', 'x2', 'x5', 'x10', 'off']);
