import { paperForm } from '../kit/paper-form.ts';
import type { SpeedMathState } from './v3/rules.ts';

export const paper = paperForm<SpeedMathState>('speed-math', {
  count: ({ total }) => total,
  asks: ({ problem: { form, a, b, c, answer } }) => ({ form, a, b, c, answer }),
});
