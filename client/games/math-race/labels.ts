import type { MathRaceConfig, RaceOperation } from '../../../shared/games/math-race/v1/config.ts';

/** The operations as the set-up sheet names them. */
export const OPERATION_LABELS: { readonly [operation in RaceOperation]: { readonly label: string; readonly sign: string } } = {
  addition: { label: 'Addition', sign: '+' },
  subtraction: { label: 'Subtraction', sign: '−' },
  multiplication: { label: 'Multiplication', sign: '×' },
  division: { label: 'Division', sign: '÷' },
  mixed: { label: 'Mixed', sign: '?' },
};

/** A set-up in a line: "Addition, 1 to 10". */
export const setupInWords = ({ operation, from, to }: MathRaceConfig): string => `${OPERATION_LABELS[operation].label}, ${from} to ${to}`;
