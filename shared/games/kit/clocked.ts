import { ok, type Result } from '../../result.ts';
import { isClock, timeBy, type Clock } from './clock.ts';
import { fieldsOf, refuse } from './config.ts';
import type { ConfigError, Outcome } from './game.ts';

/** A set-up with its player's clock. */
export type Clocked<Config> = Config & { readonly clock: Clock };

/** Checks configurations that have a clock beside what `parse` takes (decision G26). Absent, it is on. */
export const withClock =
  <Config extends object, Field extends string>(parse: (input: unknown) => Result<Config, ConfigError<Field>>) =>
  (input: unknown): Result<Clocked<Config>, ConfigError<Field | 'clock'>> => {
    const rest = parse(input);
    if (!rest.ok) return rest;
    const { clock = 'on' } = fieldsOf<Clocked<Config>>(input) ?? {};
    return isClock(clock) ? ok({ ...rest.value, clock }) : refuse('clock');
  };

/** How long something took, as the ordinary clock would have it: its seconds are as long as the run's, so scores stay. Ms; null without a clock. */
export function ordinaryMs(clock: Clock, ms: number): number | null {
  const times = timeBy(clock, 1);
  return times === null ? null : ms / times;
}

/** The outcome of a run, marked with a clock that is not the ordinary one (decisions G26 and G27). */
export const marked = (outcome: Outcome, clock: Clock = 'on'): Outcome =>
  clock === 'on' ? outcome : { ...outcome, course: 'calm', sessionData: { ...outcome.sessionData, clock } };

/** The name of a record by a clock: what was reached by another than the ordinary one is told apart, and badges count all (decision G27). */
export const recordBy = (name: string, clock: Clock): string => (clock === 'on' ? name : `${name}/${clock}`);
