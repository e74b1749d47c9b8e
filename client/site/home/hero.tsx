import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useRootMark } from '../../ui/root-mark.ts';
import * as words from '../../words/en/site/hero.ts';
import { LiveProblem } from '../live-problem/live-problem.tsx';
import ui from '../../ui/ui.module.css';
import css from './home.module.css';

const pills = [
  { to: '/math-tips', label: words.pages.tips },
  { to: '/daily-challenge', label: words.pages.challenge },
  { to: '/badges', label: words.pages.badges },
  { to: '/about', label: words.pages.about },
] as const;

/** What lies beneath comes once the first problem is answered. */
const goOn = async (solved: number) => (await import('../live-problem/pile.tsx')).topAfter(solved);

/** Title, tagline, problems to answer at once, a link to the game and four shortcuts. */
export function Hero() {
  useRootMark('promptsBelow', 'low');
  return (
    <section className={css['hero']}>
      <div className={css['words']}>
        <h1 className={css['title']}>Tenfold</h1>
        <p className={css['tagline']}>{words.tagline}</p>
      </div>
      <div className={css['board']}>
        <LiveProblem goOn={goOn} />
      </div>
      <div className={css['next']}>
        <LinkButton to="/games/speed-math" variant="primary" size="large">
          {words.play} <Icon name="arrow-right" />
        </LinkButton>
        <ul className={ui['row2']}>
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
