import type { ReactNode } from 'react';
import { gameBySlug } from '../../shared/games/catalogue.ts';
import { Medal, type MedalProps } from '../art/medal.tsx';
import { gameDrawing } from '../games/catalogue/game-mark.tsx';
import { SIGNS } from './signs.tsx';
import type { DescribedBadge } from './described-badge.ts';

interface BadgeMedalProps extends Omit<MedalProps, 'rarity' | 'hue' | 'children'> {
  readonly badge: Pick<DescribedBadge, 'icon' | 'rarity'> & Partial<Pick<DescribedBadge, 'color'>>;
}

/** A badge's medal with its sign: the mark of its game in that game's hue, or what its category has. Decoration beside its name. */
export function BadgeMedal({ badge: { icon, rarity, color }, look, size }: BadgeMedalProps) {
  const game = gameBySlug(icon);
  const signs: { readonly [name: string]: ReactNode } = SIGNS;
  return (
    <Medal rarity={rarity} hue={color} look={look} size={size}>
      {game ? <g data-hue={look === 'ghost' ? undefined : game.hue}>{gameDrawing(icon)}</g> : signs[icon]}
    </Medal>
  );
}
