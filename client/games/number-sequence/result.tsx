import { useEffect, type ReactNode } from 'react';
import { recordBy } from '../../../shared/games/kit/clocked.ts';
import { isCorrect, tally, type NumberSequenceState } from '../../../shared/games/number-sequence/v1/rules.ts';
import { clockOf, isUntimed } from '../../play/choices/clock-of.ts';
import { FillIn } from '../../play/page/fill-in.tsx';
import { useGameRecords } from '../../play/result/game-records.ts';
import { useRunBefore } from '../../play/result/run-before.ts';
import type { RunOwner } from '../../engine/engine.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { sounds } from '../../play/sound/sounds.ts';
import { Summary } from '../../play/result/summary.tsx';
import { percent } from '../../text/number.ts';
import { inSeconds } from '../../words/en/text/time.ts';
import { Rich } from '../../ui/rich.tsx';
import { isReady, longerThan, type Longer } from './longer.ts';
import { RoundReview } from './round-review.tsx';
import { spokenVerdict } from './texts.ts';
import * as words from '../../words/en/number-sequence/result.ts';
import * as resultWords from '../../words/en/play/result.ts';
import css from './result.module.css';

/** A finished run on the summary. */
export function Result({ state, ...result }: ResultProps<NumberSequenceState>) {
  const accuracy = result.outcome.accuracy ?? 0;
  const { timeTaken } = result.outcome;
  const untimed = isUntimed(state.config);
  useLastRoundTick(state);
  const { played, correct, secondsLeft } = tally(state.judged);
  const leadsOn = useLeadsOn(state, result.owner);
  return (
    <Summary
      {...result}
      // The last round was not judged aloud before: the game was over at once.
      saidFirst={spokenVerdict(state.judged.at(-1))}
      message={words.resultMessage(accuracy)}
      figures={[
        { name: resultWords.accuracy, value: percent(accuracy), meaning: resultWords.accuracyMeans },
        { name: words.rounds, value: `${correct}/${played}` },
        ...(untimed ? [] : [{ name: resultWords.time, value: inSeconds(timeTaken) }]),
      ]}
      inPlaceOfXp={untimed ? { name: words.correctRounds, value: correct } : { name: words.left, value: inSeconds(secondsLeft) }}
      spoken={words.spoken(accuracy, correct, played, untimed ? undefined : timeTaken)}
      banner={
        <NextGoal state={state} resumed={result.outcome.resumed} report={result.report} leadsOn={leadsOn}>
          {leadsOn && <OneMore longer={longerThan(state.config)} onSetup={result.onNew} />}
        </NextGoal>
      }
      againLabel={words.retry}
      newLabel={resultWords.newGame}
    >
      <RoundReview state={state} accuracy={accuracy} score={result.outcome.score} />
    </Summary>
  );
}

/** Plays the last round's sound, because this screen shows its verdict. A run without a mistake sounds like a new level. */
function useLastRoundTick({ judged }: NumberSequenceState): void {
  useEffect(() => {
    const last = judged.at(-1);
    if (judged.every(isCorrect)) sounds.play('level');
    else if (last) sounds.play(isCorrect(last) ? 'right' : 'wrong');
  }, [judged]);
}

/** Whether the run leads to a longer one, or one more like it would; undefined after a mistake, and until that is known. */
function useLeadsOn({ config, judged }: NumberSequenceState, owner: RunOwner | undefined): boolean | undefined {
  const before = useRunBefore(owner);
  if (before === undefined || !judged.every(isCorrect)) return undefined;
  return isReady(config, before?.accuracy === 100 ? before.data : undefined);
}

interface NextGoalProps {
  readonly state: NumberSequenceState;
  readonly resumed: boolean;
  readonly report: unknown;
  readonly leadsOn: boolean | undefined;
  /** What can be done about the next step. */
  readonly children: ReactNode;
}

/** How many numbers were remembered at once, whether that is the most so far, and a next step. */
function NextGoal({ state: { config, judged }, resumed, report, leadsOn, children }: NextGoalProps) {
  const most = useGameRecords(report)?.[recordBy('digitsHeld', clockOf(config))]?.most;
  const held = config.digits * config.count;
  if (!judged.some(isCorrect)) return <p className={css['goal']}>{words.fewerFirst}</p>;
  const isMost = !resumed && report !== undefined && most === held;
  return (
    <>
      <p className={css['goal']}>
        <Rich
          text={isMost ? words.mostHeld(held) : words.held(held)}
          parts={{
            strong: (inner) => <strong>{inner}</strong>,
            rest: (inner) => <span>{`${inner} ${leadsOn === undefined ? '' : nextStep(longerThan(config), leadsOn)}`}</span>,
          }}
        />
      </p>
      {children}
    </>
  );
}

function nextStep(longer: Longer | undefined, isNext: boolean): string {
  if (!longer) return words.nothingHarder;
  const { field, value } = longer;
  if (!isNext) return { count: words.onceMoreThenNumbers, digits: words.onceMoreThenDigits }[field](value);
  return { count: words.moreNumbers, digits: words.moreDigits }[field](value);
}

interface OneMoreProps {
  readonly longer: Longer | undefined;
  readonly onSetup: () => void;
}

/** Leads to the set-up with the longer run filled in: as the set-up that is remembered. */
function OneMore({ longer, onSetup }: OneMoreProps) {
  if (!longer) return null;
  const label = { count: words.setUpNumbers, digits: words.setUpDigits }[longer.field](longer.value);
  return <FillIn config={longer.config} label={label} onSetup={onSetup} />;
}
