import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { useGame } from '../current-game.ts';
import { Stage } from '../stage/stage.tsx';
import css from './attempt-over.module.css';

const OVER = 'Your attempt is over';

/** Between the end of an attempt and its result, which is on a page of its own. */
export function AttemptOver() {
  const { name } = useGame();
  return (
    <Stage label={name}>
      <p className={css['over']}>{OVER}</p>
      <Announcer message={OVER} />
    </Stage>
  );
}
