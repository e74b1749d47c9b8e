import type { ReactNode } from 'react';
import type { CatalogueGame } from '../../../shared/games/kit/catalogue-game.ts';
import css from '../../art/game-mark.module.css';
import { classes } from '../../ui/classes.ts';

/**
 * One drawing per game, in the game's folder: a few shapes on a grid of 24 with a margin of 2. The background has the game's hue. The
 * shapes differ enough to tell the games apart at 24 px, and stay simple at 160 px.
 */
const DRAWINGS = import.meta.glob<ReactNode>('../*/mark.tsx', { eager: true, import: 'default' });

/** A game's drawing without a frame, to be drawn on something else. Its colours are `--hue` and the current colour. */
export const gameDrawing = (slug: string): ReactNode => DRAWINGS[`../${slug}/mark.tsx`];

interface GameMarkProps {
  readonly game: Pick<CatalogueGame, 'slug' | 'hue'>;
  /** 24, 48 or up to 160 px. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** A game's mark in the game's hue. Decoration beside the game's name. */
export function GameMark({ game, size = 'medium' }: GameMarkProps) {
  return (
    <svg className={classes(css['mark'], size !== 'medium' && css[size])} data-hue={game.hue} viewBox="0 0 24 24" aria-hidden="true">
      {gameDrawing(game.slug)}
    </svg>
  );
}
