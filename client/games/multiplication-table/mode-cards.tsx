import { useId } from 'react';
import type { Clock } from '../../../shared/games/kit/clock.ts';
import { LIMIT_MS, MODES, type Mode } from '../../../shared/games/multiplication-table/v1/config.ts';
import { limitMs, questionsInRun } from '../../../shared/games/multiplication-table/v1/limits.ts';
import { useClock } from '../../play/choices/use-clock.ts';
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
  pattern_learn: 'M3 20v-4h4.5v-4H12V8h4.5V4H21',
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
  const clock = useClock() ?? 'on';
  return (
    <fieldset>
      <legend className={ui['legend']}>{words.mode}</legend>
      <div className={css['modes']}>
        {MODES.map((mode) => (
          <ChoiceCard key={mode} className={css['mode']} name={name} checked={mode === value} onChoose={() => onChange(mode)}>
            <svg className={css['drawing']} viewBox="0 0 24 24" aria-hidden="true">
              <path d={DRAWINGS[mode]} />
            </svg>
            <span className={css['modeName']}>{words.modes[mode].label}</span>
            <span className={css['hint']}>{hintOn(mode, clock)}</span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

/** What a card says of its mode: of one with a time limit, by another clock than the ordinary one, what becomes of that. */
function hintOn(mode: Mode, clock: Clock): string {
  if (clock === 'on' || LIMIT_MS[mode] === null) return words.modes[mode].hint;
  const limit = limitMs({ mode, clock });
  return limit === null ? words.asks(questionsInRun({ mode, clock })) : words.lasts(limit / 1000);
}
