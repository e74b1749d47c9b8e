import { useId } from 'react';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { ChoiceCard } from '../ui/form/choice-card.tsx';
import { FILTERS, type Filter } from './badge-cards.ts';
import { FILTER_LABELS } from './badge-texts.ts';
import css from './filter-row.module.css';

interface FilterRowProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Which badges are shown: native radio buttons, in a row that wraps. */
export function FilterRow({ filter, onChange }: FilterRowProps) {
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">Badges to show</VisuallyHidden>
      <div className={css['row']}>
        {FILTERS.map((each) => (
          <ChoiceCard key={each} className={css['pill']} name={name} value={each} checked={each === filter} onChoose={() => onChange(each)}>
            <span>{FILTER_LABELS[each]}</span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
