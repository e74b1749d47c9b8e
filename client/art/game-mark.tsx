import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import css from './game-mark.module.css';

const hue = css['hue'];
const tint = css['tint'];
const paper = css['paper'];
const stroke = css['stroke'];

/**
 * One drawing per game from a few shapes on a grid of 24 with a margin of 2. The game's hue is the paper, ink draws on it; so they are
 * told apart by shape at 24 px and stay simple at 160.
 */
const DRAWINGS = {
  // A plus that leaves two strokes of speed behind.
  'speed-math': (
    <>
      <path className={hue} d="M11.5 4h5v5.500H22v5h-5.500V20h-5v-5.500H6v-5h5.500z" />
      <path className={stroke} d="M2 6.500h5M2 17.500h5" />
    </>
  ),
  // Lanes and the bar that leads.
  'math-race': (
    <>
      <rect className={tint} x="2" y="4" width="9" height="4" rx="1" />
      <rect className={hue} x="2" y="10" width="15" height="4" rx="1" />
      <rect className={tint} x="2" y="16" width="6" height="4" rx="1" />
      <path className={stroke} d="M21 3v18" />
    </>
  ),
  // Tiles of a sliding puzzle with one gap and one tile on its way.
  'number-puzzle': (
    <>
      <rect className={hue} x="2" y="2" width="9" height="9" rx="1.5" />
      <rect className={tint} x="13" y="2" width="9" height="9" rx="1.5" />
      <rect className={tint} x="2" y="13" width="9" height="9" rx="1.5" />
      <path className={stroke} d="M15 17.500h6m-2.5-2.5 2.5 2.5-2.5 2.5" />
    </>
  ),
  // A table's grid: a row and a column lead to their product.
  'multiplication-table': (
    <>
      <path className={stroke} d="M3.5 3.5l3 3m0-3-3 3" />
      <rect className={tint} x="9" y="2" width="6" height="6" rx="1" />
      <rect className={tint} x="16" y="2" width="6" height="6" rx="1" />
      <rect className={tint} x="2" y="9" width="6" height="6" rx="1" />
      <rect className={tint} x="2" y="16" width="6" height="6" rx="1" />
      <rect className={hue} x="9" y="9" width="13" height="13" rx="1.5" />
    </>
  ),
  // A calculator's key.
  'calculator-vs-brain': (
    <>
      <rect className={tint} x="2" y="2" width="20" height="20" rx="4" />
      <rect className={hue} x="2" y="2" width="20" height="17" rx="4" />
      <path className={stroke} d="M8 8.500h8M8 12.500h8" />
    </>
  ),
  // Digits that vanish behind a sheet.
  'number-sequence': (
    <>
      <path className={stroke} d="M4 5l3-2v7M11.5 3.5h6L14 11" />
      <path className={hue} d="M2 9h14l6 6v7H2z" />
      <path className={paper} d="M16 9v6h6z" />
      <path className={tint} d="M16 9v6h6z" />
    </>
  ),
  // Three bubbles, one of them chosen.
  'math-bubble-pop': (
    <>
      <circle className={hue} cx="9" cy="14" r="7" />
      <circle className={tint} cx="18" cy="6.5" r="4" />
      <circle className={stroke} cx="20" cy="19" r="2" />
      <path className={stroke} d="M5.5 14A3.5 3.5 0 0 1 9 10.5" />
    </>
  ),
  // Two sheets face to face.
  'math-duel': (
    <>
      <path className={hue} d="M2 4h6l3 3v13H2z" />
      <path className={tint} d="M22 4h-6l-3 3v13h9z" />
      <path className={stroke} d="M5 13.5h3M16 13.5h3" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type GameSlug = keyof typeof DRAWINGS;

/** Whether a slug, perhaps of a newer build's game, has a drawing here. */
export const hasMark = (slug: string): slug is GameSlug => Object.hasOwn(DRAWINGS, slug);

export interface GameMarkProps {
  readonly game: GameSlug;
  /** 24, 48 or up to 160 px. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** A game's own mark, in its own hue. Decoration beside the game's name. */
export function GameMark({ game, size = 'medium' }: GameMarkProps) {
  return (
    <svg
      className={classes(css['mark'], size !== 'medium' && css[size])}
      data-game={game}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[game]}
    </svg>
  );
}
