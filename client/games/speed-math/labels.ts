import type { Operation, SpeedMathDifficulty } from '../../../shared/games/speed-math/v1/config.ts';
import { OPERATIONS, type OperationLabel } from '../../play/setup/operation-labels.ts';

/** The operations and topics as the set-up sheet names them. */
export const OPERATION_LABELS: { readonly [operation in Operation]: OperationLabel } = {
  ...OPERATIONS,
  fractions: { label: 'Fractions', sign: '½' },
  percentages: { label: 'Percentages', sign: '%' },
  algebra: { label: 'Algebra', sign: 'x' },
  geometry: { label: 'Geometry', sign: '△' },
};

/** The exact texts of spec 1 §2. */
export const DIFFICULTY_LABELS: { readonly [difficulty in SpeedMathDifficulty]: { readonly label: string; readonly range: string } } = {
  single: { label: 'Easy', range: '0-9' },
  double: { label: 'Medium', range: '10-99' },
  three: { label: 'Hard', range: '100-999' },
  large: { label: 'Expert', range: '100-9999' },
};
