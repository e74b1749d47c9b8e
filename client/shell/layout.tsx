import { useEffect } from 'react';
import { Outlet, useLocation } from '@tanstack/react-router';
import { ToastRegion } from '../ui/overlay/toast.tsx';
import { AccountDialogs } from '../account/account-dialogs.tsx';
import { Footer } from './footer.tsx';
import { hasFooter } from './footer-rule.ts';
import { Header } from './header.tsx';
import { followTheme } from './theme.ts';
import { usePageChange } from './page-change.ts';
import css from './layout.module.css';

const mainId = 'main';

/** Header, page, footer; the same for every route. */
export function Layout() {
  const footer = useLocation({ select: ({ pathname }) => hasFooter(pathname) });
  const main = usePageChange();
  useEffect(() => followTheme(), []);
  return (
    <>
      <a className={css['skip']} href={`#${mainId}`}>
        Skip to content
      </a>
      <div className={css['chrome']}>
        <Header />
      </div>
      <main ref={main} id={mainId} className={css['main']} tabIndex={-1}>
        <Outlet />
      </main>
      {footer && <Footer />}
      <AccountDialogs />
      <ToastRegion />
    </>
  );
}
