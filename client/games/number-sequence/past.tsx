import { numberSequence, type NumberSequenceState } from '../../../shared/games/number-sequence/v1/rules.ts';
import type { PastProps } from '../../play/result/past-run.ts';
import { RoundReview } from './round-review.tsx';

export default function Past({ run: { state } }: PastProps<NumberSequenceState>) {
  const { accuracy, score } = numberSequence.outcome(state);
  return <RoundReview state={state} accuracy={accuracy ?? 0} score={score} />;
}
