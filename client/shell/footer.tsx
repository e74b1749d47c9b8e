import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { buildMs } from '../../shared/build-stamp.ts';
import { classes } from '../ui/classes.ts';
import { Mark } from '../ui/icon/mark.tsx';
import { chunk } from '../window/chunk.tsx';
import { timeHere, useDay } from '../window/use-day.ts';
import * as words from '../words/en/shell/footer.ts';
import { footerColumns } from './more-links.ts';
import below from '../ui/below.module.css';
import css from './footer.module.css';

/** The first year of the copyright notice (decision S10). */
const FIRST_YEAR = 2024;

export const copyrightLine = (year: number): string => `© ${FIRST_YEAR}–${Math.max(year, FIRST_YEAR)} Tenfold`;

const thisYear = () => new Date(timeHere()).getFullYear();
/** The document has the year of the build, which may be an earlier one. */
const buildYear = () => new Date(buildMs).getFullYear();

/** As far below the window as the window is high. */
const SOON_SEEN = { rootMargin: '100% 0px' };

/** Runs `work` once, when the element will soon be in the window. Call the result to give up. */
function whenSoonSeen(element: Element, work: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    work();
  }, SOON_SEEN);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Most visits end without a look at them, and then nothing is asked for. */
const SocialLinks = chunk(() => import('./social-links.tsx'));

export default function Footer() {
  const footer = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (footer.current ? whenSoonSeen(footer.current, () => setNear(true)) : undefined), []);
  return (
    <footer ref={footer} className={classes(css['footer'], below['below'])}>
      <div className={css['inside']}>
        <nav className={css['columns']} aria-label={words.footer}>
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={css['title']}>{title}</h2>
              <ul>
                {links.map(({ to, label, ...rest }) => (
                  <li key={to}>
                    <Link to={to} reloadDocument={'hasPolicy' in rest} className={css['link']}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={css['end']}>
          <p className={css['sign']}>
            <Mark />
            {words.motto}
          </p>
          <p>{copyrightLine(useDay(thisYear, buildYear))}</p>
        </div>
        <Suspense>{isNear && <SocialLinks />}</Suspense>
      </div>
    </footer>
  );
}
