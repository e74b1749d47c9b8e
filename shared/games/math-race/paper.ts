import { paperForm } from '../kit/paper-form.ts';
import { FORMS } from './evidence.ts';
import type { MathRaceState } from './v2/rules.ts';

/** As many as somebody is asked who makes no mistake. */
export const paper = paperForm<MathRaceState>('math-race', {
  count: ({ config: { target } }) => target,
  asks: ({ problem: { op, a, b, answer } }) => ({ form: FORMS[op], a, b, c: 0, answer }),
});
