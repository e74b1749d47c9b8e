import { LEVELS, type CalculatorConfig, type Level } from '../../../shared/games/calculator-vs-brain/v1/config.ts';
import type { CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';

/** Fewer rounds say nothing. */
const LEAST_ROUNDS = 5;
/** Who wins more than this share needs a quicker calculator; who loses as many, a slower one. */
const CLEAR_SHARE = 0.7;

/** What is told by. */
type Decided = Pick<CalculatorState, 'config' | 'playerWins' | 'calculatorWins'>;

/** A level that fits better than the one that was played. */
interface Advice {
  readonly level: Level;
  readonly won: number;
  readonly rounds: number;
  readonly config: CalculatorConfig;
}

/** The level to play next, if the rounds say it clearly; undefined where the level is right, or is the last one. */
export function adviceOf({ config, playerWins: won, calculatorWins }: Decided): Advice | undefined {
  const rounds = won + calculatorWins;
  if (rounds < LEAST_ROUNDS) return undefined;
  const step = Number(won >= CLEAR_SHARE * rounds) - Number(won <= (1 - CLEAR_SHARE) * rounds);
  const level = LEVELS[LEVELS.indexOf(config.difficulty) + step];
  return step === 0 || level === undefined ? undefined : { level, won, rounds, config: { ...config, difficulty: level } };
}
