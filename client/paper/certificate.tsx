import { FACTS } from '../../shared/memory/facts.ts';
import type { Memory } from '../../shared/memory/known-fact.ts';
import { useMemory } from '../play/memory/use-memory.ts';
import leafCss from '../ui/leaf/leaf.module.css';
import * as words from '../words/en/paper/print.ts';
import css from './paper.module.css';

/** As many squares of the map are full: what is due was firm, and nothing is taken away from it. */
const firmIn = ({ facts }: Memory): number =>
  facts.filter(({ fact, state }) => (state === 'firm' || state === 'due') && FACTS.get(fact)?.kind === 'sum').length;

/** How many facts are firm today, with a line for a name. */
export function Certificate() {
  const memory = useMemory();
  if (!memory) return <output>{words.reading}</output>;
  const firm = firmIn(memory);
  if (firm === 0) return <p>{words.noneFirm}</p>;
  return (
    <section className={leafCss['leaf']} aria-label={words.certificate}>
      <div className={css['certificate']}>
        <h2 className={css['title']}>{words.certificate}</h2>
        <p className={css['signed']}>
          <span className={css['line']} />
          {words.nameLine}
        </p>
        <p className={css['firm']}>
          <span>{words.firm(firm)}</span> <span className={css['day']}>{words.onDay(memory.today)}</span>
        </p>
      </div>
    </section>
  );
}
