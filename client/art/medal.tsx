import type { ReactNode } from 'react';
import type { Rarity } from '../../shared/badges/catalogue-badge.ts';
import { RARITY_HUE } from '../../shared/badges/rarity-hue.ts';
import type { GameHue } from '../../shared/games/kit/catalogue-game.ts';
import { classes } from '../ui/classes.ts';
import { FACE_RADIUS, facetsOf } from './facets.ts';
import css from './medal.module.css';

/** `whole`: folded of coloured paper. `faint`: tinted, with its edges in colour. `ghost`: the outline of its folds alone. */
export type MedalLook = 'whole' | 'faint' | 'ghost';

export interface MedalProps {
  readonly rarity: Rarity;
  /** That of its rarity, if it has none of its own. */
  readonly hue?: GameHue | undefined;
  readonly look?: MedalLook | undefined;
  /** About 24 px, 48 px, 80 px or 160 px. */
  readonly size?: 'small' | 'medium' | 'normal' | 'large' | undefined;
  /** What is drawn on its face: shapes on a grid of 24. */
  readonly children?: ReactNode;
}

/** A medal; a rarer one has more facets. Decoration beside the badge's name and rarity. */
export function Medal({ rarity, hue = RARITY_HUE[rarity], look = 'whole', size = 'normal', children }: MedalProps) {
  const hasFace = children !== undefined && size !== 'small';
  return (
    <svg
      className={classes(css['medal'], look !== 'whole' && css[look], size !== 'normal' && css[size])}
      data-hue={hue}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      {facetsOf(rarity, hasFace).map(({ path, tone }) => (
        <path key={path} className={classes(css['facet'], css[`tone${tone}`])} d={path} />
      ))}
      {hasFace && (
        <>
          <circle className={css['face']} cx="24" cy="24" r={FACE_RADIUS} />
          <svg className={css['sign']} x="15" y="15" width="18" height="18" viewBox="0 0 24 24">
            {children}
          </svg>
        </>
      )}
    </svg>
  );
}
