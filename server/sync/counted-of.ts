import type { Counted } from '../../shared/progress/counted/counted.ts';
import type { Decision } from '../items/item-kind.ts';

/** What a decision counts, if it counts anything. */
export const countedOf = (decision: Decision): readonly Counted[] => ('counts' in decision && decision.counts ? [decision.counts] : []);
