import type { AnyPuzzleState } from '../../../shared/games/number-puzzle/v3/rules.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { AFTER_PRESS_MS } from '../../play/input/moments.ts';
import { useControls } from '../../play/input/use-controls.ts';
import { useSkip } from '../../ui/feedback/celebrations.ts';
import { CelebrationScreen } from './celebration.tsx';
import { Confetti } from './confetti.tsx';
import { Completed } from './completed.tsx';
import { useRunNews } from './puzzle-records.ts';
import { useCelebration } from './use-celebration.ts';

/** The celebration after the solved board, then the scoreboard. The game is saved meanwhile. */
export function Result(props: ResultProps<AnyPuzzleState>) {
  const { stage, confetti, skip } = useCelebration();
  const news = useRunNews(props.state.config.difficulty, props.outcome, props.report);
  // A press that was still meant for sliding a tile must not skip the celebration.
  const there = useControls(AFTER_PRESS_MS);
  useSkip(skip, there && stage !== 'completed');
  return (
    <>
      {stage === 'completed' ? <Completed {...props} news={news} /> : <CelebrationScreen stage={stage} state={props.state} />}
      {Array.from({ length: confetti.parts }, (_, part) => (
        <Confetti key={part} part={part} waitsMs={confetti.waitsMs} />
      ))}
    </>
  );
}
