import { useId } from 'react';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { ChoiceCard } from '../ui/form/choice-card.tsx';
import { FILTERS, type Filter } from './badge-cards.ts';
import { badgesToShow } from '../words/en/badges/cards.ts';
import { filters } from '../words/en/badges/filters.ts';
import ui from '../ui/ui.module.css';
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
      <VisuallyHidden as="legend">{badgesToShow}</VisuallyHidden>
      <div className={ui['row2']}>
        {FILTERS.map((each) => (
          <ChoiceCard key={each} className={css['pill']} name={name} value={each} checked={each === filter} onChoose={() => onChange(each)}>
            <span>{filters[each]}</span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
