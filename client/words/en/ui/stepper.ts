import { wholeNumber } from '../../../text/number.ts';

/** The buttons beside the field of this name. */
export const less = (label: string) => `${label}: less`;
export const more = (label: string) => `${label}: more`;

/** What is spoken of a number that the field has now. */
export const now = (label: string, value: number, least: number, most: number) =>
  `${label}: ${wholeNumber(value)}${value === most ? ', the most' : value === least ? ', the least' : ''}`;

export const noWholeNumber = (least: number, most: number) =>
  `Please type a whole number from ${wholeNumber(least)} to ${wholeNumber(most)}.`;
