import type { MathRaceState } from '../../../shared/games/math-race/v1/rules.ts';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import type { PastProps } from '../../play/result/past-run.ts';
import { answersOf } from './answers.ts';

const Past = ({ run }: PastProps<MathRaceState>) => <HowItWent rows={answersOf(run.state)} config={run.state.config} />;

export default Past;
