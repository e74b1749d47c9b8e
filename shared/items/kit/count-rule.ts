import type { Reset } from '../../contract/state.ts';
import { isInteger, isJson, isText } from '../../json.ts';

/**
 * What an accepted item of a kind counts as: what folds read and what is listed to all devices. It is stored and sent as an object with
 * one member, whose name is the rule's: `{ badge: { … } }`. The schema of the value, for the server's description of its API, stands
 * beside the rule in a file of its own.
 */
export interface CountRule<Name extends string = string, Value = never> {
  /** No other kind has it. It never changes. */
  readonly name: Name;
  /** Which members of a value are texts, and which whole numbers: what a device relies on when the value comes from outside. */
  readonly texts: readonly string[];
  readonly integers: readonly string[];
  /** The id of the item that counts so. */
  idOf(value: Value): string;
  /** Whether it still counts after the player's resets (decision D7). */
  countsAfter(reset: Reset, value: Value): boolean;
}

/** Whether a value from outside has what a device relies on. What a newer build wrote beside it does not matter. */
export const hasMembersOf = ({ texts, integers }: CountRule, value: unknown): boolean =>
  isJson(value) && texts.every((name) => isText(value[name])) && integers.every((name) => isInteger(value[name]));
