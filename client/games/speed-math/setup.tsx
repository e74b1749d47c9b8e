import { useState, type FormEvent } from 'react';
import {
  DIFFICULTIES,
  MORE_TOPICS,
  OPERATIONS,
  QUESTIONS,
  TIME_LIMIT_S,
  type Operation,
  type SpeedMathConfig,
} from '../../../shared/games/speed-math/v1/config.ts';
import type { ConfigError } from '../../../shared/games/game.ts';
import { Button } from '../../ui/button/button.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { focusFirst } from '../../play/focus-first.ts';
import { SetupScreen } from '../../play/setup-screen.tsx';
import { DIFFICULTY_LABELS, OPERATION_LABELS } from './labels.ts';
import { checkChoice, fewerQuestions, type SetupChoice } from './setup-choice.ts';
import css from './setup.module.css';

export interface SetupProps {
  readonly choice: SetupChoice;
  readonly onChoose: (choice: SetupChoice) => void;
  readonly onStart: (config: SpeedMathConfig) => void;
  readonly focusStart: boolean;
}

const segment = (value: Operation) => ({ value, ...OPERATION_LABELS[value] });
const LEVELS = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value].label, hint: DIFFICULTY_LABELS[value].range }));

/** One sheet with big choices; Enter starts at once. */
export function Setup({ choice, onChoose, onStart, focusStart }: SetupProps) {
  const [error, setError] = useState<ConfigError>();
  const choose = (part: Partial<SetupChoice>) => {
    onChoose({ ...choice, ...part });
    setError(undefined);
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    const config = checkChoice(choice);
    if (config.ok) onStart(config.value);
    else setError(config.error);
  };
  return (
    <SetupScreen game="speed-math" title="Speed Math" intro="Solve as many problems as you can before time runs out." onSubmit={start}>
      <Sheet className={css['sheet']}>
        <Operations choice={choice} choose={choose} />
        <Segments legend="Difficulty" options={LEVELS} value={choice.difficulty} onChange={(difficulty) => choose({ difficulty })} />
        <Friendly choice={choice} choose={choose} />
        <Limits choice={choice} choose={choose} />
      </Sheet>
      <StartRow choice={choice} error={error} focusStart={focusStart} />
    </SetupScreen>
  );
}

interface PartProps {
  readonly choice: SetupChoice;
  readonly choose: (part: Partial<SetupChoice>) => void;
}

function Operations({ choice, choose }: PartProps) {
  const { operation } = choice;
  const [opened, setOpened] = useState(false);
  const open = opened || MORE_TOPICS.some((topic) => topic === operation);
  const pick = (next: Operation) => choose({ operation: next });
  return (
    <div className={css['operations']}>
      <Segments legend="Operation" columns={5} options={OPERATIONS.map(segment)} value={operation} onChange={pick} />
      <Button variant="plain" aria-expanded={open} className={css['more']} onClick={() => setOpened(!open)}>
        <Icon name={open ? 'minus' : 'plus'} size="small" />
        More topics
      </Button>
      {open && <Segments legend="More topics" legendHidden options={MORE_TOPICS.map(segment)} value={operation} onChange={pick} />}
    </div>
  );
}

function Friendly({ choice, choose }: PartProps) {
  return (
    <label className={css['friendly']}>
      <input type="checkbox" checked={choice.friendly} onChange={(event) => choose({ friendly: event.target.checked })} />
      <span className={css['box']} aria-hidden="true">
        <Icon name="tick" size="small" />
      </span>
      <span>
        <strong>Friendly numbers</strong>
        <span className={css['hint']}>Rounding and place-value practice</span>
      </span>
    </label>
  );
}

function Limits({ choice, choose }: PartProps) {
  const { lowest: leastTime, highest: mostTime } = TIME_LIMIT_S;
  const { lowest: leastQuestions, highest: mostQuestions } = QUESTIONS;
  return (
    <div className={css['limits']}>
      <Stepper
        label="Time limit"
        unit="s"
        value={choice.timeLimit}
        onChange={(timeLimit) => choose({ timeLimit })}
        min={leastTime}
        max={mostTime}
        step={15}
        hint={`${leastTime} to ${mostTime} seconds`}
      />
      <Stepper
        label="Questions"
        value={choice.questions}
        onChange={(questions) => choose({ questions })}
        min={leastQuestions}
        max={mostQuestions}
        step={5}
        hint={`${leastQuestions} to ${mostQuestions}`}
      />
    </div>
  );
}

interface StartRowProps {
  readonly choice: SetupChoice;
  readonly error: ConfigError | undefined;
  readonly focusStart: boolean;
}

function StartRow({ choice, error, focusStart }: StartRowProps) {
  const fewer = fewerQuestions(choice);
  return (
    <div className={css['start']} data-thumb-row="">
      <div className={css['said']}>
        <output className={css['fewer']}>{fewer !== undefined && `${fewer} questions: there are no more different ones.`}</output>
        <p role="alert" className={css['alert']}>
          {error && (
            <>
              <Icon name="cross" size="small" />
              {error.message}
            </>
          )}
        </p>
      </div>
      <Button type="submit" variant="primary" size="large" wide ref={focusStart ? focusFirst : undefined}>
        Start
      </Button>
    </div>
  );
}
