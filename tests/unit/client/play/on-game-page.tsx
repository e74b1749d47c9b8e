import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CurrentGame } from '../../../../client/play/current-game.ts';
import { CATALOGUE } from '../../../../shared/games/catalogue.ts';

/** The markup of a screen on the page of a game, which tells it what the game is called. */
export const onGamePage = (screen: ReactNode, slug = 'speed-math'): string =>
  renderToStaticMarkup(<CurrentGame value={CATALOGUE.find((game) => game.slug === slug)}>{screen}</CurrentGame>);
