import type { SpeedMathState } from '../../../shared/games/speed-math/v2/rules.ts';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import type { PastProps } from '../../play/result/past-run.ts';
import { answersOf } from './answers.ts';

const Past = ({ run }: PastProps<SpeedMathState>) => <HowItWent rows={answersOf(run.state)} config={run.state.config} />;

export default Past;
