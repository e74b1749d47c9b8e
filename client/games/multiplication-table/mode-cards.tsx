import { useId } from 'react';
import { MODES, type Mode } from '../../../shared/games/multiplication-table/v1/config.ts';
import { ChoiceCard } from '../../ui/form/choice-card.tsx';
import * as words from '../../words/en/multiplication-table/setup.ts';
import ui from '../../ui/ui.module.css';
import css from './setup.module.css';

/** A drawing for each mode: one stroke on a grid of 24. */
const DRAWINGS: { readonly [mode in Mode]: string } = {
  // An even wave.
  practice: 'M3 16c3 0 3-8 6-8s3 8 6 8 3-8 6-8',
  // A bolt.
  speed_drill: 'M13 3 5 14h6l-1 7 8-11h-6z',
  // Stairs.
  pattern_learn: 'M3 20v-4h4.5v-4H12V8h4.500V4H21',
  // Peaks of all heights.
  challenge: 'M3 20V14m6 6V9m6 11v-8m6 8V4',
};

interface ModeCardsProps {
  readonly value: Mode;
  readonly onChange: (mode: Mode) => void;
}

/** The four modes as cards; natively a group of radio buttons. */
export function ModeCards({ value, onChange }: ModeCardsProps) {
  'use no memo';
  const name = useId();
  return (
    <fieldset>
      <legend className={ui['legend']}>{words.mode}</legend>
      <div className={css['modes']}>
        {MODES.map((mode) => (
          <ChoiceCard key={mode} className={css['mode']} name={name} checked={mode === value} onChoose={() => onChange(mode)}>
            <svg className={css['drawing']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={DRAWINGS[mode]} />
            </svg>
            <span className={css['modeName']}>{words.modes[mode].label}</span>
            <span className={css['hint']}>{words.modes[mode].hint}</span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
