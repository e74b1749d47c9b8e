import { useMemo } from 'react';
import type { BubblePopState } from '../../../shared/games/math-bubble-pop/v1/state.ts';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import type { PastProps } from '../../play/result/past-run.ts';
import { allAnswersOf } from './answers.ts';

export default function Past({ run }: PastProps<BubblePopState>) {
  const rows = useMemo(() => allAnswersOf(run.states()), [run]);
  return <HowItWent rows={rows} config={run.state.config} />;
}
