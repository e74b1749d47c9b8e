import { useId } from 'react';
import { setPreference } from '../../device/preferences.ts';
import { classes } from '../../ui/classes.ts';
import { ChoiceCard } from '../../ui/form/choice-card.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CHOICES, OPERATIONS, operationsIn, withOperation } from '../../../shared/games/practice/practice-choices.ts';
import { Choice } from '../choice.tsx';
import { useChosen, type ChosenBy } from '../use-chosen.ts';
import * as words from '../../words/en/settings/practice.ts';
import ui from '../../ui/ui.module.css';
import css from './practice.module.css';

/** What practice asks, and how (decision D32). Each choice applies at once. */
export const PracticeChoices = (by: ChosenBy) => (
  <>
    <Operations {...by} />
    {NAMES.map((name) => (
      <Choice key={name} name={name} of={CHOICES[name]} words={words.choices[name]} {...by} />
    ))}
  </>
);

const NAMES = ['practice.largest', 'practice.target', 'practice.hints'] as const;

const SIGNS = { addition: '+', subtraction: '−', multiplication: '×', division: '÷' } as const;

function Operations(props: ChosenBy) {
  const group = useId();
  const stored = useChosen('practice.operations', props);
  const ticked = operationsIn(stored ?? '');
  return (
    <fieldset>
      <legend className={ui['legend']}>{words.operations.legend}</legend>
      <div className={css['operations']}>
        {OPERATIONS.map((operation) => (
          <ChoiceCard
            key={operation}
            isOfMany
            className={css['operation']}
            name={group}
            value={operation}
            checked={ticked.includes(operation)}
            onChoose={() =>
              void setPreference('practice.operations', (now = '') => withOperation(now, operation, !ticked.includes(operation)))
            }
          >
            <span className={css['sign']} aria-hidden="true">
              {SIGNS[operation]}
            </span>
            <span className={css['label']}>{words.operations.labels[operation]}</span>
            <span className={css['tick']}>{ticked.includes(operation) && <Icon name="tick" size="small" />}</span>
          </ChoiceCard>
        ))}
      </div>
      {/* Out of sight it keeps its room, so that nothing moves once it is known what was chosen. */}
      <p className={classes(css['said'], (stored === undefined || ticked.length > 0) && css['silent'])} aria-live="polite">
        {stored && ticked.length === 0 ? words.operations.none : words.operations.unchosen}
      </p>
    </fieldset>
  );
}
