import { fail, type Result } from '../../result.ts';
import type { ConfigError } from './game.ts';

/** The fields of a configuration from a form, a journal or the wire, unchecked; undefined if it is none. */
export const fieldsOf = <Config>(input: unknown): { readonly [field in keyof Config]?: unknown } | undefined =>
  typeof input === 'object' && input !== null ? input : undefined;

/** Tells whether a value from outside is one of these choices. */
export function oneOf<Choice>(choices: readonly Choice[]): (value: unknown) => value is Choice {
  const all: ReadonlySet<unknown> = new Set(choices);
  return (value): value is Choice => all.has(value);
}

/** Refuses a configuration for one of its fields. */
export const refuse = <Field extends string>(field: Field) => fail<ConfigError<Field>>({ field });

/** The fields that a link asks for, unchecked: of its address. */
export type LinkedSetup = { readonly [field: string]: unknown };

/**
 * What a set-up sheet begins with: the player's last set-up if it is still valid, else `preset`; in it each field that a link asks for,
 * unless that is not allowed.
 */
export const lastOr =
  <Choice extends object>(parse: (input: unknown) => Result<Choice, ConfigError>, preset: Choice) =>
  (lastSetup: unknown, linked: LinkedSetup = {}): Choice => {
    const last = parse(lastSetup);
    const before = last.ok ? last.value : preset;
    let choice = before;
    // Beside those that were taken, not beside what they were made to: a range to 10 would swap with one from 50.
    let taken: LinkedSetup = {};
    for (const field of Object.keys(preset).filter((each) => Object.hasOwn(linked, each))) {
      const more = { ...taken, [field]: linked[field] };
      const filledIn = parse({ ...before, ...more });
      if (filledIn.ok) [choice, taken] = [filledIn.value, more];
    }
    return choice;
  };
