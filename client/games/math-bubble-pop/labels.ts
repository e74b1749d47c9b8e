import type { Operator } from '../../../shared/games/math-bubble-pop/v1/arithmetic.ts';
import type { Operation } from '../../../shared/games/math-bubble-pop/v1/config.ts';
import { OPERATIONS, type OperationLabel } from '../../play/setup/operation-labels.ts';

interface Mode extends OperationLabel {
  /** What a set looks like. */
  readonly example: string;
}

/** The modes in the menu. */
export const MODES: { readonly [operation in Operation]: Mode } = {
  addition: { ...OPERATIONS.addition, example: '7 + 5 makes 12' },
  subtraction: { ...OPERATIONS.subtraction, example: '9 − 4 makes 5' },
  multiplication: { ...OPERATIONS.multiplication, example: '6 × 4 makes 24' },
  division: { ...OPERATIONS.division, example: '24 ÷ 6 makes 4' },
  mixed: { ...OPERATIONS.mixed, example: 'All four by turns' },
};

/** The task in words. The target number follows on the screen. */
export function task(operator: Operator, needed: number): string {
  switch (operator) {
    case 'addition':
      return `Pick ${needed} bubbles that add up to`;
    case 'subtraction':
      return needed === 2 ? 'Pick 2: the first minus the second is' : `Pick ${needed}: the first minus the others is`;
    case 'multiplication':
      return `Pick ${needed} bubbles that multiply to`;
    case 'division':
      return 'Pick 2: the first divided by the second is';
  }
}
