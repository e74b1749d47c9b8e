import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import page from '../../ui/page.module.css';
import * as words from '../../words/en/site/try-games.ts';

/** The two links that end the pages about feedback and learning (spec 2 §2). */
export function TryGames() {
  return (
    <nav className={page['links']} aria-label={words.gamesToTry}>
      <LinkButton to="/games/speed-math" variant="primary" size="large">
        {words.speedMath} <Icon name="arrow-right" />
      </LinkButton>
      <LinkButton to="/games/math-race" size="large">
        {words.mathRace}
      </LinkButton>
    </nav>
  );
}
