import { isWithin, type Range } from '../kit/range.ts';

type Nothing = { readonly [name: string]: never };
type Lowest = Pick<Range, 'lowest'>;
type Highest = Pick<Range, 'highest'>;

/** Why the form of a challenge can be refused, with the values that a sentence about it tells. */
interface FormReasons {
  readonly title_missing: Nothing;
  readonly start_time_invalid: Nothing;
  readonly end_time_invalid: Nothing;
  readonly xp_reward_range: Range;
  readonly bonus_xp_range: Range;
  readonly operation_missing: Nothing;
  readonly race_time_limit: Nothing;
  readonly time_limit_range: Range;
  readonly questions_range: Range;
  readonly correct_answers_range: Range;
  readonly puzzle_size_range: Range;
  readonly moves_limit_range: Range;
  readonly minimum_score_low: Lowest;
  readonly target_score_low: Lowest;
  readonly date_invalid: Nothing;
  readonly game_invalid: Nothing;
  readonly set_up_invalid: Nothing;
  readonly board_too_long: Nothing;
  readonly moves_limit_low: Lowest;
  readonly target_score_high: Highest;
  readonly minimum_score_high: Highest;
}

type FormReason = keyof FormReasons;

/** The reasons with these values. */
type ReasonWith<Values> = { [Reason in FormReason]: FormReasons[Reason] extends Values ? Reason : never }[FormReason];

/** Why the form of a challenge is refused: its wrong field, and the reason with its values. Window and server have words for it. */
export type FormRefusal<Reason extends FormReason = FormReason> = {
  readonly [Each in Reason]: { readonly field: string; readonly reason: Each; readonly values: FormReasons[Each] };
}[Reason];

/** The words of a language for each reason. */
export type FormWords = { readonly [Reason in FormReason]: (values: FormReasons[Reason]) => string };

/** A refusal as a sentence. */
export const sentenceOf = <Reason extends FormReason>(words: FormWords, { reason, values }: FormRefusal<Reason>): string =>
  words[reason](values);

/** A condition of a form, and what it is refused with if it does not hold. */
export type FormCheck = readonly [holds: boolean, refusal: FormRefusal];

/** A refusal whose reason says all. */
export const because = (field: string, reason: ReasonWith<Nothing>): FormRefusal => ({ field, reason, values: {} });

/** A whole number in a range, both ends included. */
export const within = (reason: ReasonWith<Range>, field: string, value: unknown, { lowest, highest }: Range): FormCheck => [
  isWithin(value, { lowest, highest }),
  { field, reason, values: { lowest, highest } },
];

/** A whole number that is not below `lowest`. */
export const atLeast = (
  reason: Exclude<ReasonWith<Lowest>, ReasonWith<Range>>,
  field: string,
  value: number | undefined,
  lowest: number,
): FormCheck => [value !== undefined && Number.isSafeInteger(value) && value >= lowest, { field, reason, values: { lowest } }];

/** One of the words that a choice offers. */
export const oneOf = (reason: ReasonWith<Nothing>, field: string, value: string | undefined, choices: readonly string[]): FormCheck => [
  value !== undefined && choices.includes(value),
  because(field, reason),
];
