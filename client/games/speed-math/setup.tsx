import { useState } from 'react';
import {
  DIFFICULTIES,
  MORE_TOPICS,
  OPERATIONS,
  QUESTIONS,
  TIME_LIMIT_S,
  WARM_UP,
  type Operation,
} from '../../../shared/games/speed-math/v1/config.ts';
import { timeBy, type Clock } from '../../../shared/games/kit/clock.ts';
import type { SpeedMathConfig } from '../../../shared/games/speed-math/v2/config.ts';
import { Button } from '../../ui/button/button.tsx';
import { pressAgain } from '../../ui/form/press-again.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useClock } from '../../play/choices/use-clock.ts';
import type { SetupProps } from '../../play/page/game-module.ts';
import { SetupFields, SetupScreen, SetupSheet } from '../../play/setup/setup-screen.tsx';
import { REFUSAL, StartRow } from '../../play/setup/start-row.tsx';
import { useSetupForm } from '../../play/setup/use-setup-form.ts';
import { DIFFICULTY_LABELS, OPERATION_LABELS } from './labels.ts';
import { canFit, checkChoice, fewerQuestions, firstChoice, withOperation, type SetupChoice } from './setup-choice.ts';
import * as words from '../../words/en/speed-math/setup.ts';
import ui from '../../ui/ui.module.css';
import css from './setup.module.css';

const segment = (value: Operation) => ({ value, ...OPERATION_LABELS[value] });
const LEVELS = ([...DIFFICULTIES, 'fit'] as const).map((value) => ({
  value,
  label: DIFFICULTY_LABELS[value].label,
  hint: DIFFICULTY_LABELS[value].range,
}));

/** The set-up sheet with large choices. Enter starts the game. */
export function Setup({ onStart, returned }: SetupProps<SpeedMathConfig>) {
  const { choice, choose, sheet, refused, start } = useSetupForm({ first: firstChoice, check: checkChoice, onStart });
  const clock = useClock() ?? 'on';
  const warmUpS = timeBy(clock, WARM_UP.timeLimit);
  return (
    <SetupScreen sheet={sheet} warmUp={WARM_UP} warmUpName={warmUpS === null ? undefined : words.warmUp(warmUpS)} onSubmit={start}>
      <SetupSheet byClock>
        <Operations choice={choice} choose={choose} lacking={refused === 'operation' ? REFUSAL : undefined} />
        <Segments
          legend={words.difficulty}
          columns={5}
          options={canFit(choice) ? LEVELS : LEVELS.slice(0, -1)}
          value={choice.difficulty}
          onChange={(difficulty) => choose({ difficulty })}
        />
        {choice.difficulty !== 'fit' && <Friendly choice={choice} choose={choose} />}
        <Limits choice={choice} choose={choose} clock={clock} />
      </SetupSheet>
      <StartRow said={fewerText(choice)} error={refused && words.refusals[refused]} returned={returned} />
    </SetupScreen>
  );
}

interface PartProps {
  readonly choice: SetupChoice;
  readonly choose: (part: Partial<SetupChoice>) => void;
}

function Operations({ choice, choose, lacking }: PartProps & { readonly lacking: string | undefined }) {
  const { operation } = choice;
  const [opened, setOpened] = useState(false);
  const open = opened || MORE_TOPICS.some((topic) => topic === operation);
  const pick = (next: Operation) => choose(withOperation(next, choice));
  return (
    <div className={ui['grid2']}>
      <Segments
        legend={words.operation}
        columns={5}
        options={OPERATIONS.map(segment)}
        value={operation}
        onChange={pick}
        lacking={lacking}
      />
      <Button variant="plain" aria-expanded={open} className={css['more']} onClick={() => setOpened(!open)}>
        <Icon name={open ? 'minus' : 'plus'} size="small" />
        {words.moreTopics}
      </Button>
      {open && <Segments legend={words.moreTopics} legendHidden options={MORE_TOPICS.map(segment)} value={operation} onChange={pick} />}
    </div>
  );
}

function Friendly({ choice, choose }: PartProps) {
  return (
    <label className={css['friendly']}>
      <input ref={pressAgain} type="checkbox" checked={choice.friendly} onChange={(event) => choose({ friendly: event.target.checked })} />
      <span className={css['box']} aria-hidden="true">
        <Icon name="tick" size="small" />
      </span>
      <span>
        <strong>{words.friendly}</strong>
        <span className={ui['note']}>{words.aboutFriendly}</span>
      </span>
    </label>
  );
}

function Limits({ choice, choose, clock }: PartProps & { readonly clock: Clock }) {
  const { lowest: leastTime, highest: mostTime } = TIME_LIMIT_S;
  const { lowest: leastQuestions, highest: mostQuestions } = QUESTIONS;
  return (
    <SetupFields>
      <Stepper
        label={words.timeLimit}
        unit={words.seconds}
        value={choice.timeLimit}
        onChange={(timeLimit) => choose({ timeLimit })}
        min={leastTime}
        max={mostTime}
        step={15}
        hint={limitText(choice.timeLimit, clock)}
      />
      <Stepper
        label={words.questions}
        value={choice.questions}
        onChange={(questions) => choose({ questions })}
        min={leastQuestions}
        max={mostQuestions}
        step={5}
        hint={words.questionsRange(leastQuestions, mostQuestions)}
      />
    </SetupFields>
  );
}

/** What the time limit may be, or by another clock than the ordinary one what it becomes. */
function limitText(timeLimit: number | null, clock: Clock): string {
  if (clock === 'on' || !timeLimit) return words.timeLimitRange(TIME_LIMIT_S.lowest, TIME_LIMIT_S.highest);
  return words.limitByClock(timeBy(clock, timeLimit));
}

/** The note before the start if fewer problems exist than were asked for (decision G3). */
function fewerText(choice: SetupChoice): string | undefined {
  const fewer = fewerQuestions(choice);
  return fewer === undefined ? undefined : words.fewerQuestions(fewer);
}
