import { paperForm } from '../kit/paper-form.ts';
import { FORMS } from './evidence.ts';
import type { CalculatorState } from './v2/rules.ts';

/** Its player says when it is enough. */
export const paper = paperForm<CalculatorState>('calculator-vs-brain', {
  count: () => null,
  asks: ({ problem: { operation, a, b, answer } }) => ({ form: FORMS[operation], a, b, c: 0, answer }),
});
