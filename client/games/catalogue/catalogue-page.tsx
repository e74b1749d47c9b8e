import { Suspense, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { base } from '../../../shared/build-stamp.ts';
import { CATALOGUE } from '../../../shared/games/catalogue.ts';
import page from '../../ui/page.module.css';
import { LinkButton } from '../../ui/button/button.tsx';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { chunk } from '../../window/chunk.tsx';
import { CardGrid } from './game-card.tsx';
import type { OwnBests } from './own-bests.ts';
import * as words from '../../words/en/catalogue/page.ts';
import css from './catalogue-page.module.css';

const OwnBestsReader = chunk(() => import('./own-bests-reader.tsx'));

/** /games: every game, a way to practice, which is no game among them (decision S8), and links to the other pages. */
export default function Catalogue() {
  const player = useCurrentPlayer();
  const [own, setOwn] = useState<OwnBests>();
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <CardGrid games={CATALOGUE} heading="h2" own={own} />
      {'localId' in player && (
        <Suspense>
          <OwnBestsReader key={player.localId} localId={player.localId} onRead={setOwn} />
        </Suspense>
      )}
      <p className={css['practice']}>
        {words.practice} <Link to="/practice">{words.toPractice}</Link>
      </p>
      <p className={css['practice']}>
        {words.round} <a href={`${base}/round`}>{words.toRound}</a>
      </p>
      <nav className={page['links']} aria-label={words.more}>
        <LinkButton to="/math-tips">{words.tips}</LinkButton>
        <LinkButton to="/daily-challenge">{words.challenge}</LinkButton>
        <LinkButton to="/badges">{words.badges}</LinkButton>
        <LinkButton to="/analytics">{words.stats}</LinkButton>
      </nav>
    </div>
  );
}
