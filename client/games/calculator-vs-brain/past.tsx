import { useMemo } from 'react';
import type { CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import type { PastProps } from '../../play/result/past-run.ts';
import { allAnswersOf } from './answers.ts';

export default function Past({ run }: PastProps<CalculatorState>) {
  const rows = useMemo(() => allAnswersOf(run.states()), [run]);
  return <HowItWent rows={rows} config={run.state.config} />;
}
