import type { ReactNode } from 'react';
import css from '../art/game-mark.module.css';
import type { BadgeCategory } from '../../shared/badges/catalogue-badge.ts';

/** What is drawn on the medals that are about no single game: shapes on a grid of 24, as the marks of games are. */
export const SIGNS: { readonly [category in Exclude<BadgeCategory, 'game_specific'>]: ReactNode } = {
  // Steps, and the way up.
  level: (
    <>
      <path className={css['tint']} d="M2 15h6v7H2z" />
      <path className={css['hue']} d="M9 10h6v12H9zM16 5h6v17h-6z" />
      <path className={css['stroke']} d="M3 10l6-6M5 4h4v4" />
    </>
  ),
  // A flame, folded once.
  streak: (
    <>
      <path className={css['hue']} d="M13 2l7 10-2 8-6 2-6-2-2-7 5-5 1 3z" />
      <path className={css['paper']} d="M12 13l3 4-1 3h-4l-1-3z" />
    </>
  ),
  // A target, hit.
  accuracy: (
    <>
      <circle className={css['tint']} cx="12" cy="12" r="10" />
      <circle className={css['paper']} cx="12" cy="12" r="6.5" />
      <circle className={css['hue']} cx="12" cy="12" r="3.5" />
      <path className={css['stroke']} d="M12 12l9-9m-4 0h4v4" />
    </>
  ),
  // A pencil and its line.
  practice: (
    <>
      <path className={css['hue']} d="M4 16L15 5l4 4L8 20l-5 1z" />
      <path className={css['tint']} d="M15 5l3-3 4 4-3 3z" />
      <path className={css['stroke']} d="M12 22h10" />
    </>
  ),
  // A leaf of the calendar.
  challenge: (
    <>
      <path className={css['tint']} d="M3 5h18v17H3z" />
      <path className={css['hue']} d="M3 4h18v6H3z" />
      <path className={css['stroke']} d="M8 2v4m8-4v4M8 16l3 3 5-6" />
    </>
  ),
};
