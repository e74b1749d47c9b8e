import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useRootMark } from '../../ui/root-mark.ts';
import { LiveProblem } from '../live-problem/live-problem.tsx';
import css from './home.module.css';

const pills = [
  { to: '/math-tips', label: 'Math Tips' },
  { to: '/daily-challenge', label: 'Daily Challenge' },
  { to: '/badges', label: 'Badges' },
  { to: '/about', label: 'About' },
] as const;

/** Title, tagline, a problem to answer at once, a link to the game and four shortcuts. */
export function Hero() {
  useRootMark('promptsBelow', 'low');
  return (
    <section className={css['hero']}>
      <div className={css['words']}>
        <h1 className={css['title']}>Tenfold</h1>
        <p className={css['tagline']}>Train speed and accuracy.</p>
      </div>
      <div className={css['board']}>
        <LiveProblem />
      </div>
      <div className={css['next']}>
        <LinkButton to="/games/speed-math" variant="primary" size="large">
          Play Speed Math <Icon name="arrow-right" />
        </LinkButton>
        <ul className={css['pills']}>
          {pills.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={css['pill']}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
