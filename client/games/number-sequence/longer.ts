import { LIMITS, WARM_UP, type NumberSequenceConfig } from '../../../shared/games/number-sequence/v1/config.ts';

/** What a set-up has more than another: the field, and its value. */
export interface Longer {
  readonly field: 'count' | 'digits';
  readonly value: number;
  readonly config: NumberSequenceConfig;
}

/** What a run held. */
type Held = Pick<NumberSequenceConfig, 'count' | 'digits'>;

/**
 * Whether a run without a mistake leads to a longer one: the second in a row that held as much, and of what nearly everybody remembers the
 * first.
 * @param before the run before it, if that had no mistake either.
 */
export const isReady = ({ count, digits }: Held, before: { readonly [field in keyof Held]?: unknown } | undefined): boolean =>
  count * digits <= WARM_UP.count * WARM_UP.digits || (before?.count === count && before.digits === digits);

/** The next longer set-up: one number more, or one digit more when there are no more numbers; undefined for the longest. */
export function longerThan(config: NumberSequenceConfig): Longer | undefined {
  const field = config.count < LIMITS.count.highest ? 'count' : 'digits';
  const value = config[field] + 1;
  return value > LIMITS[field].highest ? undefined : { field, value, config: { ...config, [field]: value } };
}
