import { FACTS } from '../../memory/facts.ts';
import type { KnownFact, Memory } from '../../memory/known-fact.ts';
import type { WeakTopic } from './topic-stats.ts';

/** From so many answers in an operation on, memory tells what to practise in it (learning, section 1.7). */
const LEAST_MEMORY_ANSWERS = 60;

/** The operation of a topic that memory has facts of. */
const OPERATIONS: ReadonlyMap<string, string> = new Map([
  ['addition', 'add'],
  ['subtraction', 'subtract'],
  ['multiplication', 'multiply'],
  ['division', 'divide'],
]);

const operationOfTopic = (topic: string): string | undefined => (/^tables? /.test(topic) ? 'multiply' : OPERATIONS.get(topic));

const operationOf = ({ fact }: KnownFact): string | null => FACTS.get(fact)?.operation ?? null;

/** What to practise next: facts of which memory says so, before topics of what memory knows too little of. */
interface NextPractice {
  /** What needs work, the least sure first; then what is due, the least likely to be known first. */
  readonly facts: readonly KnownFact[];
  readonly topics: readonly WeakTopic[];
}

/**
 * So that a list of what to practise never contradicts the map: in an operation with enough answers memory alone speaks, also if it names
 * nothing.
 * @param topics in the order of `weakTopics`, which they keep.
 * @param memory undefined while it is not known: then topics alone speak.
 */
export function nextPractice(topics: readonly WeakTopic[], memory: Memory | undefined): NextPractice {
  const facts = memory?.facts ?? [];
  const answers = new Map<string | null, number>();
  for (const known of facts) answers.set(operationOf(known), (answers.get(operationOf(known)) ?? 0) + known.answers);
  const isTold = (operation: string | null | undefined): boolean => (answers.get(operation ?? null) ?? 0) >= LEAST_MEMORY_ANSWERS;
  const told = facts.filter((known) => operationOf(known) !== null && isTold(operationOf(known)));
  const inState = (state: KnownFact['state']) => told.filter((known) => known.state === state).sort((a, b) => a.chance - b.chance);
  return {
    facts: [...inState('needs-work'), ...inState('due')],
    topics: topics.filter(({ topic }) => {
      const operation = operationOfTopic(topic);
      return operation === undefined || !isTold(operation);
    }),
  };
}
