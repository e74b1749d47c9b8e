import { useState } from 'react';
import { readNumber } from '../../../shared/digits.ts';

interface Draft {
  /** The text in the field. */
  readonly text: string;
  /** Whether the field was left with a text that is no whole number. */
  readonly refused: boolean;
  readonly type: (typed: string) => void;
  readonly leave: () => void;
  /** Replaces the text with a number, which the field does not say itself if it is `told`. */
  readonly put: (value: number, told: boolean) => void;
  /** The last number that is to be told: one that was put so, or what leaving the field made of another one. */
  readonly told: number | undefined;
}

/**
 * The text of a number field, which stays as typed until the field is left (decision G23). `value` is its number: null while the text is
 * empty, NaN while it is no whole number. `settled` gives the number of a field that was left.
 */
export function useDraft(value: number | null, onChange: (value: number | null) => void, settled: (value: number | null) => number): Draft {
  'use no memo';
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const [told, setTold] = useState<number>();
  const isNumber = !Number.isNaN(value);
  return {
    text: typed ?? (value === null || !isNumber ? '' : String(value)),
    refused: left && !isNumber,
    told,
    type(text) {
      setTyped(text);
      setTold(undefined);
      setLeft(false);
      onChange(readNumber(text));
    },
    leave() {
      setLeft(true);
      if (!isNumber) return;
      setTyped(undefined);
      const next = settled(value);
      if (next !== value) setTold(next);
      onChange(next);
    },
    put(next, isTold) {
      setTyped(undefined);
      setTold(isTold ? next : undefined);
      onChange(next);
    },
  };
}
