import type { IconName } from '../ui/icon/icon.tsx';
import * as words from '../words/en/shell/frame.ts';

/** The header's navigation (spec 2 §2, Shared layout). */
export const MAIN_NAV = [
  { to: '/games', label: words.games, icon: 'sheet' },
  { to: '/daily-challenge', label: words.daily, icon: 'sun' },
  { to: '/math-tips', label: words.tips, icon: 'pencil' },
  { to: '/analytics', label: words.stats, icon: 'chart' },
  { to: '/badges', label: words.badges, icon: 'medal' },
] as const satisfies readonly { readonly to: string; readonly label: string; readonly icon: IconName }[];
