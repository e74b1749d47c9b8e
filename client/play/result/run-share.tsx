import { untilLoaded } from '../../window/missing-chunk.ts';
import { useGame } from '../current-game.ts';
import { useEndedGame } from '../current-run.ts';
import { ShareButton } from './share-button.tsx';

interface RunShareProps {
  /** The result in a sentence, of a game that words its own. */
  readonly said?: string | undefined;
  /** What was right and wrong in it, in order. With `said`. */
  readonly rights?: readonly boolean[] | undefined;
  readonly isSmall?: boolean | undefined;
}

/** Shares the run whose result is on screen. */
export function RunShare({ said, rights = [], isSmall }: RunShareProps) {
  const game = useGame();
  const run = useEndedGame();
  const text = async () => {
    const { runText, shareText } = await untilLoaded(() => import('./share-run.ts'));
    return said === undefined ? runText(game, run) : shareText([said], rights);
  };
  return <ShareButton text={text} of={run.sessionId} page={`/games/${game.slug}`} isSmall={isSmall} />;
}
