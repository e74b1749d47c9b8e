import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CurrentGame } from '../../../../client/play/current-game.ts';
import { gameBySlug } from '../../../../shared/games/catalogue.ts';
import { gameDescription } from '../../../../client/words/game-descriptions.ts';
import { gameName } from '../../../../client/words/game-names.ts';

/** The markup of a screen on the page of a game, which tells it what the game is called. */
export function onGamePage(screen: ReactNode, slug = 'speed-math'): string {
  const game = gameBySlug(slug);
  const named = game && { ...game, name: gameName(slug), description: gameDescription(slug) ?? '' };
  return renderToStaticMarkup(<CurrentGame value={named}>{screen}</CurrentGame>);
}
