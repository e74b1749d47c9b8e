import type { IconName } from '../ui/icon/icon.tsx';

/** The header's navigation (spec 2 §2, Shared layout). */
export const MAIN_NAV = [
  { to: '/games', label: 'Games', icon: 'sheet' },
  { to: '/daily-challenge', label: 'Daily', icon: 'sun' },
  { to: '/math-tips', label: 'Tips', icon: 'pencil' },
  { to: '/analytics', label: 'Stats', icon: 'chart' },
  { to: '/badges', label: 'Badges', icon: 'medal' },
] as const satisfies readonly { readonly to: string; readonly label: string; readonly icon: IconName }[];
