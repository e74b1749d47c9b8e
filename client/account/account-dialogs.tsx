import { lazy, Suspense, useSyncExternalStore } from 'react';
import { accountDialog } from './dialogs.ts';

const AuthDialog = lazy(() => import('./auth-dialog.tsx'));
const PlayersDialog = lazy(() => import('./players-dialog.tsx'));
const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx'));
const SyncDialog = lazy(() => import('./sync-dialog.tsx'));

/** Mounted once, by the layout. A dialog's code comes with its first opening. */
export function AccountDialogs() {
  const open = useSyncExternalStore(accountDialog.subscribe, accountDialog.getSnapshot, () => undefined);
  if (!open) return null;
  return (
    <Suspense>
      {open.dialog === 'auth' && <AuthDialog request={open} />}
      {open.dialog === 'players' && <PlayersDialog />}
      {open.dialog === 'sign-out' && <SignOutDialog row={open.row} />}
      {open.dialog === 'sync' && <SyncDialog />}
    </Suspense>
  );
}
