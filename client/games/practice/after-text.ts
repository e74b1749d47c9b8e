import { afterSitting } from '../../../shared/games/practice/after.ts';
import type { FactId } from '../../../shared/memory/facts.ts';
import type { Memory } from '../../../shared/memory/known-fact.ts';
import { factName } from '../../words/fact-names.ts';
import * as words from '../../words/en/practice/result.ts';

/** What a sitting has come to, as memory sees it: "8 facts moved on. Next: Saturday, 5 facts." Undefined until memory knows of it. */
export function afterInWords(asked: ReadonlySet<FactId>, memory: Memory | undefined): string | undefined {
  if (!memory?.facts.some(({ fact, lastDay }) => asked.has(fact) && lastDay === memory.today)) return undefined;
  const { movedOn, tomorrow, faster, next } = afterSitting(asked, memory);
  const named = faster.map(factName);
  const sentences = [
    words.moved(movedOn, tomorrow),
    next ? words.next(next.day, memory.today, next.facts) : '',
    named.length > 0 ? words.faster(named) : '',
  ];
  return sentences.filter((text) => text !== '').join(' ');
}
