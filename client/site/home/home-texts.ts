import type { IconName } from '../../ui/icon/icon.tsx';
import type { DescribedBadge } from '../../badges/described-badge.ts';

/** The texts of the home page's sections (spec 2 §2, Home). */

interface Benefit {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

export const benefits: readonly Benefit[] = [
  { icon: 'tick', title: 'Instant Feedback', text: 'Right or wrong, the moment the last digit is written.' },
  { icon: 'bolt', title: 'Fun & Engaging', text: 'Short games against the clock. One more is always a minute away.' },
  { icon: 'chart', title: 'Track Progress', text: 'Accuracy, time and every answer, game after game.' },
];

interface Step {
  readonly title: string;
  readonly text: string;
}

export const steps: readonly Step[] = [
  { title: 'Try Speed Math', text: 'Pick an operation and go. No account, no download.' },
  { title: 'See your score improve', text: 'Each summary shows what was slow and what was wrong.' },
  { title: 'Sign up to track progress', text: 'Or keep it on this device only: a nickname is enough.' },
];

interface Achievement {
  /** As the catalogue has it, which is not loaded for three badges; a test compares them. */
  readonly badge: Pick<DescribedBadge, 'id' | 'name' | 'rarity' | 'icon'>;
  readonly text: string;
}

export const achievements: readonly Achievement[] = [
  { badge: { id: 'speed-demon', name: 'Speed Demon', rarity: 'rare', icon: 'speed-math' }, text: 'Solve 10 problems in 30 seconds' },
  { badge: { id: 'perfect-score', name: 'Perfect Score', rarity: 'common', icon: 'accuracy' }, text: '100% accuracy' },
  { badge: { id: 'streak-master', name: 'Streak Master', rarity: 'epic', icon: 'streak' }, text: '7-day practice streak' },
];

export const reasons: readonly Step[] = [
  {
    title: 'Instant feedback',
    text: 'You never wait for a mark. A wrong answer shows the right one at once, and the next problem follows.',
  },
  {
    title: 'Adaptive learning',
    text: 'From single digits to four of them, with friendly numbers when you want them. You set the pace, the time and the range.',
  },
  { title: 'Achievement system', text: 'Every game earns XP, every thousand XP a level. Badges mark what was hard to do.' },
];
