import { Link } from '@tanstack/react-router';
import { BadgesDot } from '../badges/badges-dot.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import * as words from '../words/en/shell/frame.ts';
import { MAIN_NAV } from './main-nav.ts';
import css from './places.module.css';

/** The five places of the app at the lower edge of a phone, within reach of a thumb. Styles alone show and hide it. */
export const Places = () => (
  <nav className={css['bar']} aria-label={words.places}>
    {MAIN_NAV.map(({ to, label, icon }) => (
      <Link key={to} to={to} className={css['place']}>
        <Icon name={icon} />
        <span>{label}</span>
        {to === '/badges' && <BadgesDot />}
      </Link>
    ))}
  </nav>
);
