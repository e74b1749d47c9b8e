import { timeBy, type Clock } from '../../../shared/games/kit/clock.ts';
import { CALCULATOR_MS, type Level, type Operation } from '../../../shared/games/calculator-vs-brain/v1/config.ts';
import { totalProblems, type CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { inFewSeconds } from '../../words/en/text/time.ts';
import { OPERATIONS } from '../../play/setup/operation-labels.ts';
import * as words from '../../words/en/calculator-vs-brain/setup.ts';

/** The numbers of each difficulty (spec 1 §9). */
export const RANGES: { readonly [level in Level]: string } = { easy: '1-50', medium: '10-100', hard: '20-200', insane: '50-500' };

/** The operations that mixed mode asks at each difficulty (decision G11). */
const MIXED_SIGNS: { readonly [level in Level]: string } = { easy: '+−', medium: '+−×', hard: '+−×÷', insane: '+−×÷^' };

export const operationLabel = (operation: Operation): string => OPERATIONS[operation].label;
export const signsOf = (operation: Operation, level: Level): string =>
  operation === 'mixed' ? MIXED_SIGNS[level] : OPERATIONS[operation].sign;

/** The calculator's time by a clock, as the set-up shows it: "3 s", "2.5 s". Without one it is for show. */
export const calculatorTime = (level: Level, clock: Clock): string =>
  inFewSeconds(timeBy(clock, CALCULATOR_MS[level]) ?? CALCULATOR_MS[level]);

/** A duel that was left in the middle, as its offer tells it. */
export const soFar = (state: CalculatorState): string =>
  words.soFar(operationLabel(state.config.operation), words.levels[state.config.difficulty], state.playerWins, totalProblems(state));
