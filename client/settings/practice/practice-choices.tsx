import { useId } from 'react';
import { setPreference, usePreference } from '../../device/preferences.ts';
import { ChoiceCard } from '../../ui/form/choice-card.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CHOICES, OPERATIONS, operationsIn, withOperation } from '../../../shared/games/practice/practice-choices.ts';
import * as words from '../../words/en/settings/practice.ts';
import css from './practice.module.css';

/** What practice asks, and how (decision D32). Each choice applies at once. */
export const PracticeChoices = () => (
  <>
    <Operations />
    <Choice name="practice.largest" />
    <Choice name="practice.target" />
    <Choice name="practice.enter" />
    <Choice name="practice.hints" />
  </>
);

const SIGNS = { addition: '+', subtraction: '−', multiplication: '×', division: '÷' } as const;

function Operations() {
  const group = useId();
  const stored = usePreference('practice.operations');
  const ticked = operationsIn(stored ?? '');
  return (
    <fieldset>
      <legend className={css['legend']}>{words.operations.legend}</legend>
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
      <p className={css['said']} aria-live="polite">
        {stored !== undefined && ticked.length === 0 && (stored === null ? words.operations.unchosen : words.operations.none)}
      </p>
    </fieldset>
  );
}

interface Option {
  readonly label: string;
  readonly hint?: string;
}

/** One of a few values. Until it is known what was chosen, nothing is. */
function Choice({ name }: { readonly name: keyof typeof CHOICES }) {
  const stored = usePreference(name);
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
