/** The operations, as `practice.operations` names them: a list with commas between, or NO_OPERATION. */
export const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** No preference is an empty text. */
const NO_OPERATION = 'none';

export const operationsIn = (stored: string): readonly Operation[] => OPERATIONS.filter((each) => stored.split(',').includes(each));

/** What is stored when an operation is ticked or not. */
export function withOperation(stored: string, operation: Operation, isTicked: boolean): string {
  const ticked = OPERATIONS.filter((each) => (each === operation ? isTicked : operationsIn(stored).includes(each)));
  return ticked.join(',') || NO_OPERATION;
}

/** What else practice asks, by the name of the preference: the values, the one that stands until another is chosen first of all. */
export const CHOICES = {
  'practice.largest': { first: '10', values: ['10', '12'] },
  'practice.target': { first: '75', values: ['60', '75', '90'] },
  'practice.hints': { first: 'on', values: ['on', 'off'] },
} as const;
