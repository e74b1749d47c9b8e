import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CurrentGame } from '../../../../client/play/current-game.ts';
import { CurrentRun } from '../../../../client/play/current-run.ts';
import { gameBySlug } from '../../../../shared/games/catalogue.ts';
import { gameDescription } from '../../../../client/words/game-descriptions.ts';
import { gameName } from '../../../../client/words/game-names.ts';
import { someOutcome } from './run/fake-engine.ts';

/** The markup of a screen on the page of a game, which tells it what the game is called and which run has ended. */
export function onGamePage(screen: ReactNode, slug = 'speed-math'): string {
  const game = gameBySlug(slug);
  const named = game && { ...game, name: gameName(slug), description: gameDescription(slug) ?? '' };
  const run = { sessionId: 's1', outcome: someOutcome, answers: () => [], entries: [] };
  return renderToStaticMarkup(
    <CurrentGame value={named}>
      <CurrentRun value={run}>{screen}</CurrentRun>
    </CurrentGame>,
  );
}
