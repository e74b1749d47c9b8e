import { useState } from 'react';
import { readNumber } from './step.ts';

export interface Draft {
  /** What stands in the field. */
  readonly text: string;
  /** Whether it was judged, and is no whole number. */
  readonly refused: boolean;
  readonly type: (typed: string) => void;
  /** Enter was pressed: what is no number is refused in words. */
  readonly judge: () => void;
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
  const [judged, setJudged] = useState(false);
  const isNumber = !Number.isNaN(value);
  return {
    text: typed ?? (value === null || !isNumber ? '' : String(value)),
    refused: judged && !isNumber,
    type(text) {
      setTyped(text);
      setJudged(false);
      onChange(readNumber(text));
    },
    judge: () => setJudged(true),
    leave() {
      setJudged(true);
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
