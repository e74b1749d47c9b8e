import * as words from '../../words/en/map/page.ts';
import type { Beyond } from './map-data.ts';
import ui from '../../ui/ui.module.css';
import css from './beyond-list.module.css';
import { StateMark } from './state-mark.tsx';

/** Rules and classes of larger problems, which have no square: those that were asked, each with a bar of the days on which it was right. */
export const BeyondList = ({ facts }: { readonly facts: readonly Beyond[] }) =>
  facts.length > 0 && (
    <section className={css['beyond']} aria-labelledby="beyond">
      <h2 id="beyond" className={ui['larger']}>
        {words.beyond}
      </h2>
      <p className={css['lead']}>{words.beyondLead}</p>
      <ul>
        {facts.map(({ id, state, sentence, share, answers }) => (
          <li key={id} className={css['line']}>
            <span className={css['mark']}>
              <StateMark state={state} />
            </span>
            <span className={ui['grid2']}>
              <span>{sentence}</span>
              <span className={css['bar']} aria-hidden="true">
                <span className={css['filled']} style={{ inlineSize: `${100 * share}%` }} />
              </span>
              <span className={ui['soft']}>{answers}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
