import type { RaceOperation } from '../../../shared/games/math-race/v1/config.ts';
import type { MathRaceState } from '../../../shared/games/math-race/v1/rules.ts';
import { OPERATIONS, type OperationLabel } from '../../play/setup/operation-labels.ts';
import * as words from '../../words/en/math-race/setup.ts';

/** The operations as the set-up sheet names them. */
export const OPERATION_LABELS: { readonly [operation in RaceOperation]: OperationLabel } = OPERATIONS;

/** A race that was left in the middle, as its offer tells it. */
export const soFar = ({ config, correct }: MathRaceState): string => words.soFar(OPERATION_LABELS[config.operation].label, config, correct);
