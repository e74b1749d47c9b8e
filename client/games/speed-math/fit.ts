/** The rules of runs that fit their player: with the first use of the page, since its first screen needs none of them. */
export { againFrom as again, speedMath as rules } from '../../../shared/games/speed-math/v2/rules.ts';
