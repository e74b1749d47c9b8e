import { isPlayable } from '../../../shared/games/catalogue.ts';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import { usePlayed } from '../../play/choices/use-played.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { ThumbRow } from '../../ui/thumb-row.tsx';
import * as words from '../../words/en/daily-challenge/attempt.ts';
import type { ShownChallenge } from './daily-data.ts';
import { Terms } from './terms.tsx';
import ui from '../../ui/ui.module.css';
import css from './attempt.module.css';

/** What today's challenge asks, and the button that begins the attempt. */
export function BeforeAttempt({ challenge }: { readonly challenge: ShownChallenge }) {
  const { title, description, goal } = challenge;
  const { game, gameName, instructions } = goal;
  const { clock = 'on' } = usePlayed() ?? {};
  return (
    <>
      <header className={css['head']}>
        <GameMark game={game} size="large" />
        <p className={ui['soft']}>{gameName}</p>
        <h1 className={css['title']}>{title}</h1>
        <p className={css['description']}>{description}</p>
      </header>
      <Sheet className={css['sheet']}>
        <Terms challenge={challenge} clock={clock} />
        {clock !== 'on' && <p className={ui['note']}>{clock === 'off' ? words.withoutClock : words.withLongerClock}</p>}
        <ol className={css['instructions']}>
          {instructions(clock).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {isPlayable(game) && (
          <ThumbRow className={css['start']}>
            <p className={css['once']}>{words.oneAttempt}</p>
            <LinkButton to={`/games/${game.slug}`} search={{ challenge: true }} replace variant="primary" size="large" wide>
              {words.start}
            </LinkButton>
          </ThumbRow>
        )}
      </Sheet>
      <div className={css['links']}>
        <LinkButton to="/daily-challenge">{words.back}</LinkButton>
      </div>
    </>
  );
}
