import { startTransition, useEffect, useState } from 'react';
import type { AnyPuzzleState } from '../../../shared/games/number-puzzle/v3/rules.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { isUntimed } from '../../play/choices/clock-of.ts';
import { AFTER_PRESS_MS } from '../../play/input/moments.ts';
import { useControls } from '../../play/input/use-controls.ts';
import { useSkip } from '../../ui/feedback/celebrations.ts';
import { CelebrationScreen } from './celebration.tsx';
import { Confetti } from './confetti.tsx';
import { Completed } from './completed.tsx';
import { useRunNews } from './puzzle-records.ts';
import { browserPorts } from '../../play/run/browser-ports.ts';
import { confettiParts, confettiWaitsMs, nextChangeAt, stageAt, type CelebrationStage } from './celebration.ts';

interface Celebration {
  readonly stage: CelebrationStage;
  /** How many parts of the confetti there are, and how long the last of them waits. */
  readonly confetti: { readonly parts: number; readonly waitsMs: number };
  /** Shows the scoreboard at once. */
  readonly skip: () => void;
}

/** Runs the stages of the celebration by a monotonic clock, from the moment the component is mounted. */
function useCelebration(): Celebration {
  const [fromMs] = useState(browserPorts.monotonic);
  const [elapsedMs, setElapsedMs] = useState(0);
  const [skippedAtMs, setSkippedAtMs] = useState<number>();
  useEffect(() => {
    const next = nextChangeAt(elapsedMs);
    if (next === undefined) return undefined;
    // A stage is a new screen: React prepares it between frames, so that what moves does not falter.
    const look = () => startTransition(() => setElapsedMs(Math.max(next, browserPorts.monotonic() - fromMs)));
    return browserPorts.after(Math.max(0, fromMs + next - browserPorts.monotonic()), look);
  }, [elapsedMs, fromMs]);
  return {
    stage: skippedAtMs === undefined ? stageAt(elapsedMs) : 'completed',
    confetti: { parts: confettiParts(elapsedMs, skippedAtMs), waitsMs: confettiWaitsMs(elapsedMs) },
    skip: () => setSkippedAtMs((first) => first ?? browserPorts.monotonic() - fromMs),
  };
}

/** The celebration after the solved board, then the scoreboard. The game is saved meanwhile. Without a clock nothing comes by itself. */
export const Result = (props: ResultProps<AnyPuzzleState>) =>
  isUntimed(props.state.config) ? <Untimed {...props} /> : <Celebrated {...props} />;

const Untimed = (props: ResultProps<AnyPuzzleState>) => (
  <Completed {...props} news={useRunNews(props.state.config.difficulty, props.outcome, props.report)} />
);

function Celebrated(props: ResultProps<AnyPuzzleState>) {
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
