import type { PlannedFact } from '../../../../shared/memory/plan-text.ts';
import { base64 } from '../../../../shared/memory/base64.ts';

/** A plan as a device writes it: `FF C P OO` a fact. */
export const packPlan = (facts: readonly PlannedFact[]): string =>
  facts.map(({ fact, standing, chance, order }) => base64(fact, 2) + base64(standing, 1) + base64(chance, 1) + base64(order, 2)).join('');
