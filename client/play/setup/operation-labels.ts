import { operations } from '../../words/en/operations.ts';

/** An operation as a set-up sheet names it. */
export interface OperationLabel {
  readonly label: string;
  readonly sign: string;
}

/** The operations that several games have. */
export const OPERATIONS = {
  addition: { label: operations.addition, sign: '+' },
  subtraction: { label: operations.subtraction, sign: '−' },
  multiplication: { label: operations.multiplication, sign: '×' },
  division: { label: operations.division, sign: '÷' },
  mixed: { label: operations.mixed, sign: '?' },
} as const satisfies { readonly [operation: string]: OperationLabel };
