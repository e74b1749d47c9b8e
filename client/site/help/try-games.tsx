import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import page from '../../ui/page.module.css';

/** The two links that end the pages about feedback and learning (spec 2 §2). */
export function TryGames() {
  return (
    <nav className={page['links']} aria-label="Games to try">
      <LinkButton to="/games/speed-math" variant="primary" size="large">
        Play Speed Math <Icon name="arrow-right" />
      </LinkButton>
      <LinkButton to="/games/math-race" size="large">
        Play Math Race
      </LinkButton>
    </nav>
  );
}
