import { wholeNumber } from '../../../text/number.ts';

/** The buttons beside the field of this name. */
export const less = (label: string) => `${label}: less`;
export const more = (label: string) => `${label}: more`;

export const noWholeNumber = (least: number, most: number) =>
  `Please type a whole number from ${wholeNumber(least)} to ${wholeNumber(most)}.`;
