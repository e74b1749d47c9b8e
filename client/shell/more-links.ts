/** Further links of the mobile menu. */
export const menuLinks = [
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/blog', label: 'Blog' },
] as const;

/** The footer's columns (spec 2 §2, Shared layout). */
export const footerColumns = [
  {
    title: 'Practice',
    links: [
      { to: '/', label: 'Home' },
      { to: '/games', label: 'Games' },
      { to: '/games/speed-math', label: 'Speed Math' },
      { to: '/games/math-race', label: 'Math Race' },
      { to: '/games/multiplication-table', label: 'Multiplication Tables' },
      { to: '/math-tips', label: 'Tips' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { to: '/blog', label: 'Blog' },
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
      { to: '/games/number-puzzle', label: 'Number Puzzle' },
      { to: '/games/calculator-vs-brain', label: 'Calculator vs Brain' },
    ],
  },
  {
    title: 'Features',
    links: [
      { to: '/instant-feedback', label: 'Instant Feedback' },
      { to: '/adaptive-learning', label: 'Adaptive Learning' },
      { to: '/scoring-system', label: 'Scoring System' },
      { to: '/daily-challenge', label: 'Daily Challenge' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/terms', label: 'Terms of Service' },
    ],
  },
] as const;
