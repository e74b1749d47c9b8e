import { useState, type FormEvent } from 'react';
import { LIMITS, type ConfigField, type NumberSequenceConfig } from '../../../shared/games/number-sequence/v1/config.ts';
import { useGameRecords } from '../../play/result/game-records.ts';
import type { SetupProps } from '../../play/page/game-module.ts';
import { SetupFields, SetupScreen, SetupSheet } from '../../play/setup/setup-screen.tsx';
import { StartRow } from '../../play/setup/start-row.tsx';
import { useLastChoice } from '../../play/setup/use-last-choice.ts';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Preview } from './preview.tsx';
import { revealSeconds } from './reveal-seconds.ts';
import { checkChoice, configOf, FIRST_CONFIG, firstChoice, settleField, type SetupChoice } from './setup-choice.ts';
import * as words from '../../words/en/number-sequence/setup.ts';
import css from './setup.module.css';

/** The set-up sheet: four steppers, and a preview of the round. Enter starts the game. */
export function Setup({ onStart, returned }: SetupProps<NumberSequenceConfig>) {
  const [choice, setChoice] = useLastChoice(firstChoice);
  const [before, setBefore] = useState(FIRST_CONFIG);
  const [refused, setRefused] = useState<ConfigField>();
  const shown = configOf(choice, before);
  const best = useGameRecords()?.['digitsHeld']?.most;
  const sheet: SheetState = {
    choice,
    before,
    choose: (field, value) => {
      setChoice({ ...choice, [field]: value });
      setRefused(undefined);
    },
    remember: (field, value) => setBefore({ ...before, [field]: value }),
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    const config = checkChoice(choice, before);
    if (config.ok) onStart(config.value);
    else setRefused(config.error.field);
  };
  return (
    <SetupScreen onSubmit={start}>
      <SetupSheet className={css['sheet']}>
        <Preview {...shown} />
        <SetupFields className={css['limits']}>
          <Limit field="digits" {...sheet} />
          <Limit field="count" {...sheet} />
          <Limit field="timeLimit" {...sheet} />
          <Limit field="rounds" {...sheet} />
        </SetupFields>
        {best !== undefined && <p className={css['best']}>{words.most(best)}</p>}
      </SetupSheet>
      <StartRow
        said={words.about(shown.count, shown.digits, revealSeconds(shown.digits))}
        error={refused && words.refusals[refused]}
        returned={returned}
      />
    </SetupScreen>
  );
}

interface SheetState {
  readonly choice: SetupChoice;
  /** The fields' values when they got the focus. A field left empty gets its value back. */
  readonly before: NumberSequenceConfig;
  readonly choose: (field: ConfigField, value: number | null) => void;
  readonly remember: (field: ConfigField, value: number) => void;
}

interface LimitProps extends SheetState {
  readonly field: ConfigField;
}

/** A stepper that takes the nearest allowed value when it loses the focus. */
function Limit({ field, choice, before, choose, remember }: LimitProps) {
  const { lowest, highest, step } = LIMITS[field];
  const value = choice[field];
  return (
    <div
      className={css['limit']}
      onFocus={() => value !== null && !Number.isNaN(value) && remember(field, value)}
      onBlur={() => !Number.isNaN(value) && choose(field, settleField(field, value, before[field]))}
    >
      <Stepper label={words.fields[field]} value={value} onChange={(next) => choose(field, next)} min={lowest} max={highest} step={step} />
    </div>
  );
}
