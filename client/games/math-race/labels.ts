import type { MathRaceConfig, RaceOperation } from '../../../shared/games/math-race/v1/config.ts';
import type { MathRaceState } from '../../../shared/games/math-race/v1/rules.ts';
import { OPERATIONS, type OperationLabel } from '../../play/setup/operation-labels.ts';

/** The operations as the set-up sheet names them. */
export const OPERATION_LABELS: { readonly [operation in RaceOperation]: OperationLabel } = OPERATIONS;

/** A set-up in a line: "Addition, 1 to 10". */
export const setupInWords = ({ operation, from, to }: MathRaceConfig): string => `${OPERATION_LABELS[operation].label}, ${from} to ${to}`;

/** A race that was left in the middle, as its offer tells it. */
export const soFar = ({ config, correct }: MathRaceState): string =>
  `${setupInWords(config)}: ${correct} of ${config.target} right answers.`;
