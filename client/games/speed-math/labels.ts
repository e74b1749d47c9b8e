import type { Operation } from '../../../shared/games/speed-math/v1/config.ts';
import type { SpeedMathConfig } from '../../../shared/games/speed-math/v2/config.ts';
import { OPERATIONS, type OperationLabel } from '../../play/setup/operation-labels.ts';
import * as words from '../../words/en/speed-math/setup.ts';

/** The operations and topics as the set-up sheet names them. */
export const OPERATION_LABELS: { readonly [operation in Operation]: OperationLabel } = {
  ...OPERATIONS,
  fractions: { label: words.fractions, sign: '½' },
  percentages: { label: words.percentages, sign: '%' },
  algebra: { label: words.algebra, sign: 'x' },
  geometry: { label: words.geometry, sign: '△' },
};

/** The difficulties as the set-up sheet names them. */
export const DIFFICULTY_LABELS: {
  readonly [difficulty in SpeedMathConfig['difficulty']]: { readonly label: string; readonly range: string };
} = {
  single: { label: words.easy, range: '0-9' },
  double: { label: words.medium, range: '10-99' },
  three: { label: words.hard, range: '100-999' },
  large: { label: words.expert, range: '100-9999' },
  fit: { label: words.fit, range: words.aboutFit },
};
