import { useId } from 'react';
import { setPreference, usePreference } from '../../device/preferences.ts';
import { classes } from '../../ui/classes.ts';
import { ChoiceCard } from '../../ui/form/choice-card.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CHOICES, OPERATIONS, operationsIn, withOperation } from '../../../shared/games/practice/practice-choices.ts';
import * as words from '../../words/en/settings/practice.ts';
import ui from '../../ui/ui.module.css';
import css from './practice.module.css';

interface PartProps {
  /** True for a guest, of whom nothing is stored: until it is known that one plays, nothing was chosen. */
  readonly isGuest?: boolean;
}

/** What practice asks, and how (decision D32). Each choice applies at once. */
export const PracticeChoices = ({ isGuest = false }: PartProps) => (
  <>
    <Operations isGuest={isGuest} />
    <Choice name="practice.largest" isGuest={isGuest} />
    <Choice name="practice.target" isGuest={isGuest} />
    <Choice name="practice.enter" isGuest={isGuest} />
    <Choice name="practice.hints" isGuest={isGuest} />
  </>
);

function useChosen(name: string, { isGuest = false }: PartProps): string | null | undefined {
  const stored = usePreference(name);
  return stored === undefined && isGuest ? null : stored;
}

const SIGNS = { addition: '+', subtraction: '−', multiplication: '×', division: '÷' } as const;

function Operations(props: PartProps) {
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
            onChoose={() => void setPreference('practice.operations', withOperation(stored ?? '', operation, !ticked.includes(operation)))}
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

interface Option {
  readonly label: string;
  readonly hint?: string;
}

/** One of a few values. Until it is known what was chosen, nothing is. */
function Choice({ name, ...props }: PartProps & { readonly name: keyof typeof CHOICES }) {
  const stored = useChosen(name, props);
  const { first, values } = CHOICES[name];
  const { legend, options } = words.choices[name];
  const value = values.find((each) => each === (stored ?? first)) ?? first;
  return (
    <Segments
      legend={legend}
      columns={values.length}
      options={values.map((each) => ({ value: each, ...optionIn(options, each) }))}
      value={stored === undefined ? null : value}
      onChange={(chosen) => void setPreference(name, chosen)}
    />
  );
}

/** A test holds that each value has its words. */
const optionIn = (options: { readonly [value: string]: Option }, value: string): Option => options[value] as Option;
