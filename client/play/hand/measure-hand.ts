import type { HandInput, MeasuredHand, MetaRows } from '../../storage/records.ts';

/** A number that was copied: when it was shown, and when each of its digits was typed, in ms of one clock. */
export interface Copied {
  readonly shownMs: number;
  readonly digitsMs: readonly number[];
  /** What its digits were typed with; undefined if with both. */
  readonly input: HandInput | undefined;
  /** Whether nothing had to be typed again: else its times tell of the mistake. */
  readonly isClean: boolean;
}

/** Whose fingers these are, and with what. */
export interface Measured {
  readonly input: HandInput;
  readonly hand: Pick<MeasuredHand, 'startMs' | 'digitMs'>;
}

/** So many times of each kind tell enough: four numbers of each length are shown. */
const LEAST_TIMES = 3;

/** What the payload of a session takes (SessionPayload3): nobody's fingers are outside, but a thought in between may be. */
const START_MS = { lowest: 200, highest: 5000 } as const;
const DIGIT_MS = { lowest: 60, highest: 3000 } as const;

/** So long a measurement holds, in ms: half a year. */
const HOLDS_MS = 180 * 86_400_000;

/**
 * How fast fingers are (learning, section 1.2): the median time to a number of one digit, and the median time from one digit to the next.
 * Of two kinds of input the one with more numbers.
 * @returns undefined if too few numbers were typed in one go.
 */
export function measureHand(copied: readonly Copied[]): Measured | undefined {
  const clean = copied.filter(({ isClean }) => isClean);
  const byInput = (['pad', 'keys'] as const).map((input) => ({ input, those: clean.filter((each) => each.input === input) }));
  const [most] = byInput.sort((a, b) => b.those.length - a.those.length);
  if (!most) return undefined;
  const starts = most.those.flatMap(({ shownMs, digitsMs: [first = 0, ...more] }) => (more.length === 0 ? [first - shownMs] : []));
  const steps = most.those.flatMap(({ digitsMs }) => digitsMs.slice(1).map((ms, i) => ms - (digitsMs[i] as number)));
  if (starts.length < LEAST_TIMES || steps.length < LEAST_TIMES) return undefined;
  return { input: most.input, hand: { startMs: within(START_MS, median(starts)), digitMs: within(DIGIT_MS, median(steps)) } };
}

/** Whether the fingers are to be measured: never with this input, long ago, or in a future that a wrong clock has seen. */
export function isHandAsked(hand: Pick<MeasuredHand, 'measuredMs'> | undefined, nowMs: number): boolean {
  return hand === undefined || Math.abs(nowMs - hand.measuredMs) > HOLDS_MS;
}

/** Whether the measuring is to be offered for what is typed with: it was neither measured nor offered, or long ago. */
export function isOfferDue(
  hands: MetaRows['hand'] | undefined,
  offered: MetaRows['handOffered'] | undefined,
  input: HandInput,
  nowMs: number,
): boolean {
  const offeredMs = offered?.[input];
  return isHandAsked(hands?.[input], nowMs) && isHandAsked(offeredMs === undefined ? undefined : { measuredMs: offeredMs }, nowMs);
}

/** Of an even number the lower one of the middle: whole, and never slower than half of them. */
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] as number;

const within = ({ lowest, highest }: { readonly lowest: number; readonly highest: number }, ms: number): number =>
  Math.round(Math.min(Math.max(ms, lowest), highest));
