import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from '@tanstack/react-router';
import { accountDialog } from '../device/dialogs.ts';
import { Header } from './header.tsx';
import { Places } from './places.tsx';
import { chunk, deferredChunk } from '../window/chunk.tsx';
import { MAIN_ID } from './main-id.ts';
import { followTheme } from './theme.ts';
import { usePageChange } from './page-change.ts';
import * as words from '../words/en/shell/frame.ts';
import css from './layout.module.css';

const AccountDialogs = chunk(() => import('./account-dialogs.tsx'));
const Footer = deferredChunk(() => import('./footer.tsx'));
const ToastRegion = deferredChunk(async () => ({ default: (await import('../ui/overlay/toast.tsx')).ToastRegion }));

/** Whether the page has a footer: /games has one, the pages of games and of practice have none (decision S2). */
export const hasFooter = (pathname: string): boolean => !/^\/(?:games\/.|practice$)/.test(pathname);

/** Header, page, footer and, on a phone, the bar of places, the same for every route. */
export function Layout() {
  const footer = useLocation({ select: ({ pathname }) => hasFooter(pathname) });
  const main = usePageChange();
  const dialog = useSyncExternalStore(accountDialog.subscribe, accountDialog.getSnapshot, () => undefined);
  useEffect(() => followTheme(), []);
  return (
    <>
      <a className={css['skip']} href={`#${MAIN_ID}`} data-scan="no">
        {words.skipToContent}
      </a>
      <div className={css['chrome']}>
        <Header />
      </div>
      <main ref={main} id={MAIN_ID} className={css['main']} tabIndex={-1}>
        <Outlet />
      </main>
      {footer && <Footer />}
      <Places />
      {dialog && (
        <Suspense>
          <AccountDialogs open={dialog} />
        </Suspense>
      )}
      <ToastRegion />
    </>
  );
}
