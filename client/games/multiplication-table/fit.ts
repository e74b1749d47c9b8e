/** The rules of runs that fit their player: with the first use of the page, since its first screen needs none of them. */
export { multiplicationTable as rules } from '../../../shared/games/multiplication-table/v2/rules.ts';
