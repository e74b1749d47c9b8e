import { useState } from 'react';
import { recordBy } from '../../../shared/games/kit/clocked.ts';
import { LIMITS, WARM_UP, type ConfigField, type NumberSequenceConfig as Limits } from '../../../shared/games/number-sequence/v1/config.ts';
import type { NumberSequenceConfig } from '../../../shared/games/number-sequence/v2/rules.ts';
import { useClock } from '../../play/choices/use-clock.ts';
import { useGameRecords } from '../../play/result/game-records.ts';
import type { SetupProps } from '../../play/page/game-module.ts';
import { SetupFields, SetupScreen, SetupSheet } from '../../play/setup/setup-screen.tsx';
import { StartRow } from '../../play/setup/start-row.tsx';
import { useSetupForm } from '../../play/setup/use-setup-form.ts';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Preview } from './preview.tsx';
import { revealSeconds } from './reveal-seconds.ts';
import { checkChoice, configOf, firstChoice, settleField, type SetupChoice } from './setup-choice.ts';
import * as words from '../../words/en/number-sequence/setup.ts';
import css from './setup.module.css';

/** The set-up sheet: four steppers, and a preview of the round. Enter starts the game. */
export function Setup({ onStart, returned }: SetupProps<NumberSequenceConfig>) {
  const [before, setBefore] = useState(WARM_UP);
  const { choice, choose, sheet, refused, start } = useSetupForm({
    first: firstChoice,
    check: (filledIn) => checkChoice(filledIn, before),
    onStart: (config: Limits) => onStart({ ...config, clock: 'on' }),
  });
  const shown = configOf(choice, before);
  const clock = useClock();
  const records = useGameRecords();
  const best = clock === null ? undefined : records?.[recordBy('digitsHeld', clock)]?.most;
  const limits: LimitsState = {
    choice,
    before,
    choose: (field, value) => choose({ [field]: value }),
    remember: (field, value) => setBefore({ ...before, [field]: value }),
  };
  return (
    <SetupScreen sheet={sheet} warmUp={WARM_UP} onSubmit={start}>
      <SetupSheet className={css['sheet']} byClock>
        <Preview {...shown} />
        <SetupFields className={css['limits']}>
          <Limit field="digits" {...limits} />
          <Limit field="count" {...limits} />
          <Limit field="timeLimit" {...limits} />
          <Limit field="rounds" {...limits} />
        </SetupFields>
        {best !== undefined && <p className={css['best']}>{words.most(best)}</p>}
      </SetupSheet>
      <StartRow
        said={words.about(shown.count, shown.digits, revealSeconds(shown.digits, clock ?? 'on'))}
        error={refused && words.refusals[refused]}
        returned={returned}
      />
    </SetupScreen>
  );
}

interface LimitsState {
  readonly choice: SetupChoice;
  /** The fields' values when they got the focus. A field left empty gets its value back. */
  readonly before: Limits;
  readonly choose: (field: ConfigField, value: number | null) => void;
  readonly remember: (field: ConfigField, value: number) => void;
}

interface LimitProps extends LimitsState {
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
      <Stepper
        label={words.fields[field]}
        value={value}
        onChange={(next) => choose(field, next)}
        min={lowest}
        max={highest}
        preset={before[field]}
        step={step}
      />
    </div>
  );
}
