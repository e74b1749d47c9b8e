import type { DescribedBadge } from '../../badges/described-badge.ts';
import * as words from '../../words/en/site/home-sections.ts';

interface Achievement {
  /** As the catalogue has it, which is not loaded for three badges; a test compares them. */
  readonly badge: Pick<DescribedBadge, 'id' | 'name' | 'rarity' | 'icon'>;
  readonly text: string;
}

export const achievements: readonly Achievement[] = [
  { badge: { id: 'speed-demon', name: words.speedDemon.name, rarity: 'rare', icon: 'speed-math' }, text: words.speedDemon.text },
  { badge: { id: 'perfect-score', name: words.perfectScore.name, rarity: 'common', icon: 'accuracy' }, text: words.perfectScore.text },
  { badge: { id: 'streak-master', name: words.streakMaster.name, rarity: 'epic', icon: 'streak' }, text: words.streakMaster.text },
];
