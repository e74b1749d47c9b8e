import { LIMITS, type NumberSequenceConfig } from '../../../shared/games/number-sequence/v1/config.ts';

/** What a set-up has more than another: the field, and its value. */
export interface Longer {
  readonly field: 'count' | 'digits';
  readonly value: number;
  readonly config: NumberSequenceConfig;
}

/** The next longer set-up: one number more, or one digit more when there are no more numbers; undefined for the longest. */
export function longerThan(config: NumberSequenceConfig): Longer | undefined {
  const field = config.count < LIMITS.count.highest ? 'count' : 'digits';
  const value = config[field] + 1;
  return value > LIMITS[field].highest ? undefined : { field, value, config: { ...config, [field]: value } };
}
