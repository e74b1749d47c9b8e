import { useId, useState } from 'react';
import type { LearningState } from '../../../shared/memory/known-fact.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { wholeNumber } from '../../text/number.ts';
import * as words from '../../words/en/map/page.ts';
import * as states from '../../words/en/map/states.ts';
import type { MapData, MapFact } from './map-data.ts';
import { StateMark } from './state-mark.tsx';
import ui from '../../ui/ui.module.css';
import css from './in-words.module.css';

/** What there is to do is open from the start; the rest opens at a press. */
const OPEN: ReadonlySet<LearningState> = new Set(['needs-work', 'due']);

/** The squares as lists, a list for each state: for whoever cannot see the tables, and on paper. */
export const InWords = ({ groups }: Pick<MapData, 'groups'>) => (
  <section className={css['words']} aria-labelledby="in-words">
    <h2 id="in-words" className={ui['larger']}>
      {words.inWords}
    </h2>
    <p className={css['lead']}>{words.inWordsLead}</p>
    {groups.map((group) => (
      <Group key={group.state} {...group} />
    ))}
  </section>
);

function Group({ state, facts }: MapData['groups'][number]) {
  const [isOpen, setOpen] = useState(OPEN.has(state));
  const id = useId();
  return (
    <section className={css['group']} data-state={state}>
      <h3 className={css['groupTitle']}>
        <button type="button" className={css['summary']} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <span className={css['mark']}>
            <StateMark state={state} />
          </span>
          <span>{states.titles[state]}</span>
          <span className={ui['plain']}>{wholeNumber(facts.length)}</span>
          <Icon name="down" size="small" className={classes(css['arrow'], isOpen && css['up'])} />
        </button>
      </h3>
      <div id={id} className={classes(css['inside'], !isOpen && css['closed'])}>
        <p className={css['meaning']}>{states.meanings[state]}</p>
        <ul className={classes(css['list'], facts.every(({ rest }) => rest === '') && css['short'])}>
          {facts.map((fact) => (
            <Line key={fact.id} {...fact} />
          ))}
        </ul>
      </div>
    </section>
  );
}

const Line = ({ name, rest }: MapFact) => (
  <li className={css['line']}>
    <span className={css['name']}>{name}</span>
    {rest !== '' && <span className={ui['soft']}>{rest}</span>}
  </li>
);
