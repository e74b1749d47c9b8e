import { useEffect, useEffectEvent, type FocusEvent } from 'react';
import { Link } from '@tanstack/react-router';
import { BadgesDot } from '../badges/badges-dot.tsx';
import { MAIN_NAV } from './main-nav.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { MenuAccount, MenuWelcome } from './menu-account.tsx';
import { menuLinks } from './more-links.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import * as words from '../words/en/shell/frame.ts';
import ui from '../ui/ui.module.css';
import css from './mobile-menu.module.css';

interface MobileMenuProps {
  readonly id: string;
  readonly onClose: () => void;
}

function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** The menu below the header on phones. Mounted while it is open. */
export default function MobileMenu({ id, onClose }: MobileMenuProps) {
  useEscape(() => {
    document.querySelector<HTMLElement>(`[aria-controls='${id}']`)?.focus();
    onClose();
  });
  // Tab leads on to the page, which the menu would hide. The button that has opened it closes it by itself.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isBeside = relatedTarget instanceof Element && !currentTarget.closest('header')?.contains(relatedTarget);
    if (isBeside) onClose();
  };
  return (
    <>
      <button type="button" className={css['backdrop']} tabIndex={-1} data-scan="no" aria-label={words.closeMenu} onClick={onClose} />
      <div id={id} className={css['menu']} onBlur={leave}>
        <MenuWelcome onDone={onClose} />
        <nav className={css['grid']} aria-label={words.mainNavigation}>
          {MAIN_NAV.map(({ to, label, icon }) => (
            <Link key={to} to={to} className={css['tile']} onClick={onClose}>
              <Icon name={icon} />
              <span>{label}</span>
              {to === '/badges' && <BadgesDot />}
            </Link>
          ))}
        </nav>
        <div className={css['row']}>
          {menuLinks.map(({ to, label, ...rest }) => (
            <Link key={to} to={to} reloadDocument={'hasPolicy' in rest} className={css['link']} onClick={onClose}>
              {label}
            </Link>
          ))}
          <ThemeToggle />
        </div>
        <div className={ui['grid2']}>
          <MenuAccount onDone={onClose} />
        </div>
      </div>
    </>
  );
}
