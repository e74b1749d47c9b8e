import { totalProblems, type CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import { calm } from '../../words/en/text/calm.ts';
import * as words from '../../words/en/calculator-vs-brain/result.ts';
import { levels } from '../../words/en/calculator-vs-brain/setup.ts';

/** The result in a sentence, as it is shared. `game` is the game's name. */
export function sharedText(state: CalculatorState, accuracy: number, game: string): string {
  const { playerWins, bestStreak, config } = state;
  const manner = calm[clockOf(config)];
  const result = {
    won: playerWins,
    rounds: totalProblems(state),
    rate: accuracy,
    level: levels[config.difficulty],
    game: manner === undefined ? game : words.inManner(game, manner),
  };
  return bestStreak > 1 ? words.sharedStreak(result, bestStreak) : words.shared(result);
}
