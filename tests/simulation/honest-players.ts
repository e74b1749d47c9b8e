import { calculatorVsBrain } from '../../shared/games/calculator-vs-brain/v2/rules.ts';
import { LEVELS } from '../../shared/games/calculator-vs-brain/v1/config.ts';
import { OPERATIONS as BUBBLE_OPERATIONS } from '../../shared/games/math-bubble-pop/v1/config.ts';
import { mathBubblePop } from '../../shared/games/math-bubble-pop/v2/rules.ts';
import type { MathRaceMove } from '../../shared/games/math-race/v1/moves.ts';
import { mathRace, type MathRaceState } from '../../shared/games/math-race/v2/rules.ts';
import { MODES } from '../../shared/games/multiplication-table/v1/config.ts';
import { multiplicationTable } from '../../shared/games/multiplication-table/v3/rules.ts';
import { numberPuzzle } from '../../shared/games/number-puzzle/v4/rules.ts';
import { numberSequence } from '../../shared/games/number-sequence/v2/rules.ts';
import type { SpeedMathMove } from '../../shared/games/speed-math/v1/moves.ts';
import { speedMath, type SpeedMathState } from '../../shared/games/speed-math/v3/rules.ts';
import {
  goingOn,
  playsBubblePop,
  playsCalculator,
  playsMathRace,
  playsPuzzle,
  playsSequence,
  playsSpeedMath,
  playsTable,
  type Pace,
} from '../unit/shared/games/players.ts';
import type { Chance } from './chance.ts';
import { CLOCKS, playable, type PlayableGame } from './games.ts';

/** The quickest anybody answers, again and again. */
const QUICKEST_ANSWER_MS = 400;

/** A player of some speed: the quickest ones take 0.4 s for an answer, and 70 ms for what needs no thought. */
function paceOf(chance: Chance): Pace {
  const slowestMs = chance.pick([QUICKEST_ANSWER_MS, 1_200, 4_000]);
  return { answer: () => chance.between(QUICKEST_ANSWER_MS, slowestMs), hand: () => chance.between(70, 500) };
}

const SUMS = ['addition', 'subtraction', 'multiplication', 'division', 'mixed'] as const;

/** Every game in turn, set up as chance has it; long enough for its answers to be looked at. */
export function honestGame(n: number, chance: Chance): PlayableGame {
  const pace = paceOf(chance);
  const count = chance.between(11, 20);
  const clock = chance.pick(CLOCKS);
  switch (n % 7) {
    case 0:
      return playable(
        speedMath,
        {
          operation: chance.pick(SUMS),
          difficulty: chance.pick(['single', 'double'] as const),
          friendly: true,
          timeLimit: chance.pick([30, 600]),
          questions: count,
          clock,
        },
        goingOn<SpeedMathMove, SpeedMathState>(pace, playsSpeedMath(pace)),
      );
    case 1:
      return playable(
        mathRace,
        { operation: chance.pick(SUMS), from: 1, to: 10, target: count, clock },
        goingOn<MathRaceMove, MathRaceState>(pace, playsMathRace(pace)),
      );
    case 2:
      return playable(
        multiplicationTable,
        { mode: chance.pick(MODES), table: chance.pick(['mixed', 7, 100] as const), clock },
        playsTable(pace, count),
      );
    case 3:
      return playable(calculatorVsBrain, { difficulty: chance.pick(LEVELS), operation: 'mixed', clock }, playsCalculator(pace, count));
    case 4:
      return playable(numberPuzzle, { difficulty: 'easy', clock }, playsPuzzle(pace));
    case 5:
      return playable(
        numberSequence,
        { digits: chance.between(1, 3), count: 3, timeLimit: 60, rounds: chance.between(10, 12), clock },
        playsSequence(pace),
      );
    default:
      return playable(mathBubblePop, { operation: chance.pick(BUBBLE_OPERATIONS), clock }, playsBubblePop(pace, count));
  }
}
