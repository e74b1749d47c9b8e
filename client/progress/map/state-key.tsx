import type { LearningState } from '../../../shared/memory/known-fact.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { wholeNumber } from '../../text/number.ts';
import * as words from '../../words/en/map/page.ts';
import * as states from '../../words/en/map/states.ts';
import type { MapData } from './map-data.ts';
import { StateMark } from './state-mark.tsx';
import css from './state-key.module.css';

interface StateKeyProps {
  readonly groups: MapData['groups'];
  /** The state whose squares stand out; undefined: all. */
  readonly shown: LearningState | undefined;
  readonly onShow: (state: LearningState | undefined) => void;
}

/** What the squares mean, with how many there are of each; pressed, one makes its squares stand out. */
export const StateKey = ({ groups, shown, onShow }: StateKeyProps) => (
  <fieldset className={css['key']}>
    <VisuallyHidden as="legend">{words.key}</VisuallyHidden>
    {groups.map(({ state, facts }) => (
      <button
        key={state}
        type="button"
        className={css['state']}
        aria-pressed={shown === state}
        onClick={() => onShow(shown === state ? undefined : state)}
      >
        <span className={css['mark']}>
          <StateMark state={state} />
        </span>
        <span>{states.titles[state]}</span>
        <span className={css['count']}>{wholeNumber(facts.length)}</span>
      </button>
    ))}
  </fieldset>
);
