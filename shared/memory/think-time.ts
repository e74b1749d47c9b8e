/** How fast a person's fingers are with one kind of input, in whole ms: to begin, and for each further digit. */
export interface Hand {
  readonly startMs: number;
  readonly digitMs: number;
}

/** What fingers take for an answer of so many digits. */
export const handMs = ({ startMs, digitMs }: Hand, digits: number): number => startMs + Math.max(digits - 1, 0) * digitMs;

/** So many steps are a factor of e. */
export const STEPS_TO_E = 8;

/** From which think time on (ms) an answer is on each step, the fourth first: 100 ms · e^((step − ½) / 8), rounded up. */
const STEPS_FROM_MS: readonly number[] = [
  155, 176, 199, 226, 256, 290, 328, 372, 422, 478, 541, 613, 695, 787, 892, 1010, 1145, 1297, 1470, 1666, 1887, 2139, 2423, 2746, 3111,
  3526, 3995, 4527, 5130, 5812, 6586, 7463, 8457, 9583, 10_859, 12_304, 13_943, 15_799, 17_903, 20_286, 22_987, 26_048, 29_516, 33_446,
  37_899, 42_945, 48_663, 55_143, 62_485, 70_804, 80_232, 90_915, 103_020, 116_736, 132_280, 149_892, 169_850, 192_466, 218_092, 247_131,
];

/** The step of what is below all thresholds: think times count as 150 ms at least. */
const LOWEST_STEP = 3;

/**
 * A think time on a logarithmic scale, eight steps to a factor of e, from 3 (below 155 ms) to 63 (from four minutes on). By a table,
 * since engines differ in the last bit of a logarithm.
 */
export function timeStep(thinkMs: number): number {
  let step = LOWEST_STEP;
  for (const fromMs of STEPS_FROM_MS) {
    if (thinkMs < fromMs) break;
    step++;
  }
  return step;
}
