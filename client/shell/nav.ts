/** The five of the navigation bar (spec 2 §2, Shared layout). */
export const mainNav = [
  { to: '/games', label: 'Games', icon: 'sheet' },
  { to: '/daily-challenge', label: 'Daily', icon: 'sun' },
  { to: '/math-tips', label: 'Tips', icon: 'pencil' },
  { to: '/analytics', label: 'Stats', icon: 'chart' },
  { to: '/badges', label: 'Badges', icon: 'medal' },
] as const;
