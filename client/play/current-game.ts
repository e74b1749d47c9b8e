import { createContext, useContext } from 'react';
import type { CatalogueGame } from '../../shared/games/kit/catalogue-game.ts';

/** A game, and what is said of it. */
interface NamedGame extends CatalogueGame {
  readonly name: string;
  readonly description: string;
}

/** The game of this page. GamePage gives it to all screens of a game, so that no screen names its own game. */
export const CurrentGame = createContext<NamedGame | undefined>(undefined);

/** What the catalogue says of the game on this page. @throws Error outside of a game's page. */
export function useGame(): NamedGame {
  const game = useContext(CurrentGame);
  if (!game) throw new Error('This is on no game’s page.');
  return game;
}
