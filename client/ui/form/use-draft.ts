import { useState } from 'react';
import { readNumber } from './step.ts';

export interface Draft {
  /** What stands in the field. */
  readonly text: string;
  /** Whether the field was left with what is no whole number. */
  readonly refused: boolean;
  readonly type: (typed: string) => void;
  readonly leave: () => void;
  /** Another number takes the place of what was typed. */
  readonly put: (value: number) => void;
}

/**
 * What is typed into a number field stays as typed until the field is left (decision G23). `value` is what it stands for: null while it is
 * empty, NaN while it is no whole number. `settled` is what a field holds that was left.
 */
export function useDraft(value: number | null, onChange: (value: number | null) => void, settled: (value: number | null) => number): Draft {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const isNumber = !Number.isNaN(value);
  return {
    text: typed ?? (value === null || !isNumber ? '' : String(value)),
    refused: left && !isNumber,
    type(text) {
      setTyped(text);
      setLeft(false);
      onChange(readNumber(text));
    },
    leave() {
      setLeft(true);
      if (!isNumber) return;
      setTyped(undefined);
      onChange(settled(value));
    },
    put(next) {
      setTyped(undefined);
      onChange(next);
    },
  };
}
