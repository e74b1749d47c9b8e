import * as words from '../../words/en/site/technique.ts';

/** One line of a calculation: what is written, and what it comes to. The value is computed, so no line can be wrong. */
export interface Step {
  readonly left: string;
  readonly value: number;
}

/** Adds up; a negative number is taken away. */
export const sum = (first: number, ...others: readonly number[]): Step => ({
  left: [String(first), ...others.map((number) => `${number < 0 ? '−' : '+'} ${Math.abs(number)}`)].join(' '),
  value: others.reduce((total, number) => total + number, first),
});

export const product = (a: number, b: number): Step => ({ left: `${a} × ${b}`, value: a * b });

export const quotient = (a: number, b: number): Step => ({ left: `${a} ÷ ${b}`, value: a / b });

/** `percent` hundredths of `whole`. */
export const percentOf = (percent: number, whole: number): Step => ({
  left: words.percentOf(percent, whole),
  value: (percent * whole) / 100,
});
