import type { SessionFacts } from '../../contract/state.ts';
import type { Facts, Tally } from '../../games/kit/facts.ts';

const packTally = ({ answers, right, ms }: Tally): [answers: number, right: number, ms: number] => [answers, right, ms];

/** Facts as a summary holds them (contract SessionFacts). */
export const packFacts = ({ answers, right, ms, quickestTenMs, by }: Facts): SessionFacts => [
  answers,
  right,
  ms,
  quickestTenMs,
  Object.fromEntries(Object.entries(by).map(([topic, tally]) => [topic, packTally(tally)])),
];
