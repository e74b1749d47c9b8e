import { isCorrect, type JudgedRound } from '../../../shared/games/number-sequence/v1/rules.ts';
import * as words from '../../words/en/number-sequence/verdict.ts';

/** A number digit by digit, as it will be typed: "4 8 2". */
export const spelled = (number: number | string): string => Array.from(String(number)).join(' ');

/** How many numbers of a round are right, each at its place. */
export const rightIn = ({ numbers, given }: JudgedRound): number => numbers.filter((number, i) => number === given[i]).length;

/** The verdict on a round, in a few words. */
export const verdictOn = (round: JudgedRound): string =>
  isCorrect(round) ? words.allCorrect : words.someRight(rightIn(round), round.numbers.length);

/** The same for whoever hears it, with the numbers that are not right. */
export function spokenVerdict(round: JudgedRound | undefined): string {
  if (!round) return '';
  return isCorrect(round) ? words.spokenRight : words.spokenWrong(verdictOn(round), mistakesIn(round));
}

const mistakesIn = ({ numbers, given }: JudgedRound): readonly string[] =>
  numbers.flatMap((number, i) => {
    const typed = given[i] ?? null;
    return typed === number ? [] : [words.spokenMistake(i + 1, spelled(number), typed === null ? undefined : spelled(typed))];
  });
