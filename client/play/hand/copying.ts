import { createSource, type Observable } from '../../../shared/observable.ts';
import type { Random } from '../../../shared/random.ts';
import type { HandInput } from '../../storage/records.ts';
import { isDigit, type GameKey } from '../input/game-keys.ts';
import type { TypedText } from '../input/answer-run.ts';
import type { Copied } from './measure-hand.ts';

/** How many numbers of each length are copied, from one digit to three. */
const OF_EACH_LENGTH = 4;
const LENGTHS = [1, 2, 3] as const;

/** Twelve numbers in mixed lengths, no number twice in a row. */
export function numbersToCopy(random: Random): readonly string[] {
  const lengths = LENGTHS.flatMap((length) => Array.from({ length: OF_EACH_LENGTH }, () => length));
  const numbers: string[] = [];
  while (lengths.length > 0) {
    const [length = 1] = lengths.splice(random.below(lengths.length), 1);
    numbers.push(another(random, length, numbers.at(-1)));
  }
  return numbers;
}

function another(random: Random, length: number, before: string | undefined): string {
  const least = 10 ** (length - 1);
  const number = String(least + random.below(9 * least));
  return number === before ? another(random, length, before) : number;
}

/** How far the copying is: which number is shown, and whether another was typed in its place. */
interface CopyState {
  readonly at: number;
  readonly isAgain: boolean;
}

/** Numbers that are copied one after the other. */
interface Copying extends Observable<CopyState> {
  readonly numbers: readonly string[];
  readonly typed: TypedText;
  /** The next number is shown by now. */
  readonly shown: () => void;
  readonly press: (key: GameKey, input: HandInput) => void;
  /** Those that were copied. */
  readonly copied: () => readonly Copied[];
}

/** One number as it is typed. */
interface Attempt {
  readonly shownMs: number;
  readonly digitsMs: number[];
  readonly inputs: Set<HandInput>;
  isClean: boolean;
}

/** @param now ms of a clock that nobody sets */
export function createCopying(numbers: readonly string[], now: () => number): Copying {
  const typed = createSource('');
  const state = createSource<CopyState>({ at: 0, isAgain: false });
  const copied: Copied[] = [];
  const begun = (): Attempt => ({ shownMs: now(), digitsMs: [], inputs: new Set(), isClean: true });
  let attempt = begun();

  const again = () => {
    attempt.isClean = false;
    typed.set('');
    state.set({ at: copied.length, isAgain: true });
  };

  const type = (digit: string, input: HandInput) => {
    const text = typed.getSnapshot() + digit;
    const number = numbers[copied.length];
    if (number === undefined) return;
    attempt.digitsMs.push(now());
    attempt.inputs.add(input);
    if (text.length < number.length) return typed.set(text);
    if (text !== number) return again();
    const [only, ...others] = attempt.inputs;
    const { shownMs, digitsMs, isClean } = attempt;
    copied.push({ shownMs, digitsMs, isClean, input: others.length === 0 ? only : undefined });
    attempt = begun();
    typed.set('');
    state.set({ at: copied.length, isAgain: false });
  };

  return {
    ...state,
    numbers,
    typed,
    shown() {
      attempt = begun();
    },
    press(key, input) {
      if (isDigit(key)) type(key, input);
      if (key !== 'back' || typed.getSnapshot() === '') return;
      attempt.isClean = false;
      typed.set(typed.getSnapshot().slice(0, -1));
    },
    copied: () => copied,
  };
}
