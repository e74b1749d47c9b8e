import { Suspense, useState } from 'react';
import { Link, useLocation } from '@tanstack/react-router';
import { BadgesDot } from '../badges/badges-dot.tsx';
import { MAIN_NAV } from './main-nav.ts';
import { IconButton } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Mark } from '../ui/icon/mark.tsx';
import { HeaderAccount } from './account-slot.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { chunk } from '../window/chunk.tsx';
import * as words from '../words/en/shell/frame.ts';
import css from './header.module.css';

const MobileMenu = chunk(() => import('./mobile-menu.tsx'));

const MENU_ID = 'site-menu';

export function Header() {
  // The menu belongs to the page on which it was opened, so a change of page closes it.
  const page = useLocation({ select: ({ href }) => href });
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === page;
  return (
    <header className={css['header']}>
      <div className={css['bar']}>
        <Link to="/" className={css['logo']}>
          <Mark />
          Tenfold
        </Link>
        <nav className={css['nav']} aria-label={words.mainNavigation}>
          {MAIN_NAV.map(({ to, label }) => (
            <Link key={to} to={to} className={css['link']}>
              <span>{label}</span>
              {to === '/badges' && <BadgesDot />}
            </Link>
          ))}
        </nav>
        <div className={css['end']}>
          <HeaderAccount />
          <ThemeToggle />
        </div>
        <IconButton
          label={open ? words.closeMenu : words.openMenu}
          className={css['toggle']}
          aria-expanded={open}
          aria-controls={MENU_ID}
          onClick={() => setOpenOn(open ? null : page)}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </IconButton>
      </div>
      {open && (
        <Suspense>
          <MobileMenu id={MENU_ID} onClose={() => setOpenOn(null)} />
        </Suspense>
      )}
    </header>
  );
}
