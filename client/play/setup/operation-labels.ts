/** An operation as a set-up sheet names it. */
export interface OperationLabel {
  readonly label: string;
  readonly sign: string;
}

/** The operations that several games have. */
export const OPERATIONS = {
  addition: { label: 'Addition', sign: '+' },
  subtraction: { label: 'Subtraction', sign: '−' },
  multiplication: { label: 'Multiplication', sign: '×' },
  division: { label: 'Division', sign: '÷' },
  mixed: { label: 'Mixed', sign: '?' },
} as const satisfies { readonly [operation: string]: OperationLabel };
