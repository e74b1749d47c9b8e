import type { PracticeState } from '../../../shared/games/practice/v1/state.ts';
import type { PaperState } from '../../../shared/games/practice/v3/rules.ts';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import type { PastProps } from '../../play/result/past-run.ts';
import { answersOf, answersOnPaper } from './answers.ts';

const isPaper = (state: PracticeState | PaperState): state is PaperState => state.config.kind === 'paper';

const Past = ({ run: { state } }: PastProps<PracticeState | PaperState>) =>
  isPaper(state) ? (
    <HowItWent rows={answersOnPaper(state)} config={{ clock: 'off' }} />
  ) : (
    <HowItWent rows={answersOf(state)} config={state.config} />
  );

export default Past;
