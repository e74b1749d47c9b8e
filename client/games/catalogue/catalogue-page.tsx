import { CATALOGUE } from '../../../shared/games/catalogue.ts';
import page from '../../ui/page.module.css';
import { LinkButton } from '../../ui/button/button.tsx';
import { CardGrid } from './game-card.tsx';
import * as words from '../../words/en/catalogue/page.ts';

/** /games: every game, and links to the other pages. */
export default function Catalogue() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <CardGrid games={CATALOGUE} heading="h2" />
      <nav className={page['links']} aria-label={words.more}>
        <LinkButton to="/math-tips">{words.tips}</LinkButton>
        <LinkButton to="/daily-challenge">{words.challenge}</LinkButton>
        <LinkButton to="/badges">{words.badges}</LinkButton>
        <LinkButton to="/analytics">{words.stats}</LinkButton>
      </nav>
    </div>
  );
}
