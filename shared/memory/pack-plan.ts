import { base64, greatest } from './base64.ts';
import { FIELDS, WIDTHS, type PlannedFact } from './plan-text.ts';

/** A plan as a text, six characters a fact. */
export const packPlan = (facts: readonly PlannedFact[]): string =>
  facts
    .map(({ order, ...fact }) => {
      const entry = { ...fact, order: Math.min(order, greatest(WIDTHS.order)) };
      return FIELDS.map((field) => base64(entry[field], WIDTHS[field])).join('');
    })
    .join('');
