import { language, thousands } from '../../shared/build-stamp.ts';

/** How the product writes numbers. The numbers of problems and answers do not go through here: they are shown as asked and typed. */

/** A whole number: "7", "12,345", "−40". Put together here, for a phone takes a tenth of a second to make its first Intl.NumberFormat. */
export function wholeNumber(value: number): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, thousands);
  return value < 0 ? `\u2212${digits}` : digits;
}

/** Whole percent: "93%". */
export const percent = (value: number): string => `${wholeNumber(value)}%`;

/** The forms of a noun behind a number. English has `one` and `other`; another language may have more. */
export type Noun = { readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Made once, when it is needed first. */
let plurals: Intl.PluralRules | undefined;

function formOf(noun: Noun, count: number): string {
  plurals ??= new Intl.PluralRules(language);
  return noun[plurals.select(count)] ?? noun.other;
}

/** A count with its noun: "1 game", "1,200 games". */
export const amount = (count: number, noun: Noun): string => `${wholeNumber(count)} ${formOf(noun, count)}`;
