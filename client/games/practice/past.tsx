import type { PracticeState } from '../../../shared/games/practice/v1/state.ts';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import type { PastProps } from '../../play/result/past-run.ts';
import { answersOf } from './answers.ts';

const Past = ({ run }: PastProps<PracticeState>) => <HowItWent rows={answersOf(run.state)} config={run.state.config} />;

export default Past;
