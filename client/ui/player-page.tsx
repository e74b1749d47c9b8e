import type { ReactNode } from 'react';
import shown from './by-player.module.css';
import page from './page.module.css';

interface PlayerPageProps {
  readonly title: string;
  readonly lead: string;
  /** Where else to look, below the lead. */
  readonly links?: ReactNode;
  readonly player: ReactNode;
  readonly guest: ReactNode;
}

/** A page about whoever plays: what a player sees and what a guest does are both in the markup, and CSS shows one before any script runs (decision D16). */
export const PlayerPage = ({ title, lead, links, player, guest }: PlayerPageProps) => (
  <div className={page['page']}>
    <header className={page['head']}>
      <h1 className={page['title']}>{title}</h1>
      <p className={page['lead']}>{lead}</p>
      {links}
    </header>
    <div className={shown['player']}>{player}</div>
    <div className={shown['guest']}>{guest}</div>
  </div>
);
