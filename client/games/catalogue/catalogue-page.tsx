import { CATALOGUE } from '../../../shared/games/catalogue.ts';
import page from '../../ui/page.module.css';
import { LinkButton } from '../../ui/button/button.tsx';
import { CardGrid } from './game-card.tsx';

/** /games: every game, and links to the other pages. */
export default function Catalogue() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Games</h1>
        <p className={page['lead']}>Short, timed, and played in a minute or two. Each one works without a network.</p>
      </header>
      <CardGrid games={CATALOGUE} heading="h2" />
      <nav className={page['links']} aria-label="More to practise">
        <LinkButton to="/math-tips">Math Tips</LinkButton>
        <LinkButton to="/daily-challenge">Daily Challenge</LinkButton>
        <LinkButton to="/badges">Badges</LinkButton>
        <LinkButton to="/analytics">Your Stats</LinkButton>
      </nav>
    </div>
  );
}
