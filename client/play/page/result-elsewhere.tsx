import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { useGame } from '../current-game.ts';
import { Stage } from '../stage/stage.tsx';
import css from './result-elsewhere.module.css';

/** Between the end of a run and its result, which is on a page of its own. */
export function ResultElsewhere({ words }: { readonly words: string }) {
  const { name } = useGame();
  return (
    <Stage label={name}>
      <p className={css['over']}>{words}</p>
      <Announcer message={words} />
    </Stage>
  );
}
