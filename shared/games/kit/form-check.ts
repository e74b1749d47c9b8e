import { isWithin, type Range } from './range.ts';

/** Why the form of a challenge is refused: its wrong field, and a sentence for the admin. */
export interface FormRefusal {
  readonly field: string;
  readonly message: string;
}

/** A condition of a form, the field it is about and what to say if it does not hold. */
export type FormCheck = readonly [holds: boolean, field: string, message: string];

/** A whole number in a range, both ends included. `label` begins the sentence. */
export const within = (label: string, field: string, value: unknown, range: Range): FormCheck => [
  isWithin(value, range),
  field,
  `${label} must be between ${range.lowest} and ${range.highest}`,
];

/** A whole number that is not below `lowest`. */
export const atLeast = (label: string, field: string, value: number | undefined, lowest: number): FormCheck => [
  value !== undefined && Number.isSafeInteger(value) && value >= lowest,
  field,
  `${label} must be at least ${lowest}`,
];

/** One of the words that a choice offers. `message` asks for a choice. */
export const oneOf = (message: string, field: string, value: string | undefined, choices: readonly string[]): FormCheck => [
  value !== undefined && choices.includes(value),
  field,
  message,
];
