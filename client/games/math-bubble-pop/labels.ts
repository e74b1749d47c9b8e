import type { Operation } from '../../../shared/games/math-bubble-pop/v1/config.ts';
import { OPERATIONS, type OperationLabel } from '../../play/setup/operation-labels.ts';

/** The modes in the menu. */
export const MODES: { readonly [operation in Operation]: OperationLabel } = OPERATIONS;
