import { useId } from 'react';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { ChoiceCard } from '../../ui/form/choice-card.tsx';
import * as facts from '../../words/en/map/facts.ts';
import * as words from '../../words/en/map/page.ts';
import { OPERATIONS, type Operation } from './grids.ts';
import { OPERATION_NAMES } from './map-data.ts';
import css from './operation-choice.module.css';

interface OperationChoiceProps {
  readonly value: Operation;
  readonly onChange: (operation: Operation) => void;
}

/** Which table is shown where there is room for one: four signs in a row. */
export function OperationChoice({ value, onChange }: OperationChoiceProps) {
  const name = useId();
  return (
    <fieldset className={css['choice']}>
      <VisuallyHidden as="legend">{words.operation}</VisuallyHidden>
      {OPERATIONS.map((operation) => (
        <ChoiceCard
          key={operation}
          className={css['card']}
          name={name}
          value={operation}
          checked={operation === value}
          label={OPERATION_NAMES[operation]}
          onChoose={() => onChange(operation)}
        >
          <span className={css['sign']} aria-hidden="true">
            {facts.signs[operation]}
          </span>
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
