import { useEffect } from 'react';
import { isCorrect, tally, type NumberSequenceState } from '../../../shared/games/number-sequence/v1/rules.ts';
import { resultMessage } from '../../words/en/number-sequence/result.ts';
import { useGameRecords } from '../../play/result/game-records.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { sounds } from '../../play/sound/sounds.ts';
import { Summary } from '../../play/result/summary.tsx';
import { percent } from '../../text/number.ts';
import { inSeconds, spokenSeconds } from '../../text/time.ts';
import { RoundReview } from './round-review.tsx';
import css from './result.module.css';

/** A finished run on the summary. */
export function Result({ state, ...result }: ResultProps<NumberSequenceState>) {
  const accuracy = result.outcome.accuracy ?? 0;
  const { timeTaken } = result.outcome;
  useLastRoundTick(state);
  const { played, correct, secondsLeft } = tally(state.judged);
  return (
    <Summary
      {...result}
      message={resultMessage(accuracy)}
      figures={[
        { name: 'Accuracy', value: percent(accuracy) },
        { name: 'Rounds', value: `${correct}/${played}` },
        { name: 'Time', value: inSeconds(timeTaken) },
      ]}
      inPlaceOfXp={{ name: 'Left', value: inSeconds(secondsLeft) }}
      spoken={`accuracy ${accuracy} percent, ${correct} of ${played} rounds correct, time ${spokenSeconds(timeTaken)}`}
      banner={<NextGoal state={state} resumed={result.outcome.resumed} report={result.report} />}
      againLabel="Retry"
      newLabel="New Game"
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

interface NextGoalProps {
  readonly state: NumberSequenceState;
  readonly resumed: boolean;
  readonly report: unknown;
}

/** How many numbers were remembered at once, whether that is the most so far, and a next step. */
function NextGoal({ state: { config, judged }, resumed, report }: NextGoalProps) {
  const most = useGameRecords(report)?.['digitsHeld']?.most;
  const held = config.digits * config.count;
  if (!judged.some(isCorrect)) return <p className={css['goal']}>Fewer numbers first, then one more each time.</p>;
  const isMost = !resumed && report !== undefined && most === held;
  return (
    <p className={css['goal']}>
      <strong>{`${held} digits held at once`}</strong>
      <span>{`${isMost ? ', your most so far.' : '.'} ${nextStep(config, judged.every(isCorrect))}`}</span>
    </p>
  );
}

/** One number more, or one digit more when there are no more numbers. */
function nextStep({ count, digits }: NumberSequenceState['config'], allRight: boolean): string {
  if (!allRight) return '';
  if (count < 15) return `Can you do ${count + 1} numbers?`;
  return digits < 8 ? `Can you do ${digits + 1} digits?` : 'There is nothing harder here.';
}
