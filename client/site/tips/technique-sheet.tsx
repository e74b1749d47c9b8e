import { Link } from '@tanstack/react-router';
import { gameBySlug } from '../../../shared/games/catalogue.ts';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/site/technique.ts';
import { StepList } from './step-list.tsx';
import type { Technique } from './technique.ts';
import { YourTurn } from './your-turn.tsx';
import css from './technique.module.css';
import { gameName } from '../../words/game-names.ts';

interface TechniqueSheetProps {
  readonly technique: Technique;
}

/** A technique: what it is, one problem worked out on squared paper, and problems for the reader. */
export function TechniqueSheet({ technique }: TechniqueSheetProps) {
  const { id, name, idea, why, steps, problems, game } = technique;
  const [shown] = problems;
  return (
    <article className={css['technique']} aria-labelledby={id}>
      <div className={css['words']}>
        <h3 id={id}>{name}</h3>
        <p>{idea}</p>
        {why !== undefined && <p className={css['why']}>{why}</p>}
        {game !== undefined && <GameLink slug={game} operation={shown.operation} />}
      </div>
      <Sheet room="flush" className={css['sheet']}>
        <div className={css['worked']}>
          <p className={css['problem']}>{shown.printed}</p>
          <StepList steps={steps(shown)} />
        </div>
        <YourTurn technique={technique} />
      </Sheet>
    </article>
  );
}

interface GameLinkProps {
  readonly slug: NonNullable<Technique['game']>;
  readonly operation: string;
}

/** To the set-up with the operation filled in, where the game has operations. */
function GameLink({ slug, operation }: GameLinkProps) {
  const game = gameBySlug(slug);
  return (
    game && (
      <Link to={`/games/${slug}`} search={{ operation }} className={css['game']}>
        <GameMark game={game} size="small" />
        <span>{words.tryIn(gameName(slug))}</span>
      </Link>
    )
  );
}
