import type { AccountDialog } from './dialogs.ts';
import { lazyPart } from '../window/lazy-part.ts';

const AuthDialog = lazyPart(() => import('./auth-dialog.tsx'));
const PlayersDialog = lazyPart(() => import('./players-dialog.tsx'));
const SignOutDialog = lazyPart(() => import('./sign-out-dialog.tsx'));
const SyncDialog = lazyPart(() => import('./sync-dialog.tsx'));

/** Mounted by the layout while a dialog is open. Its code comes with its first opening. */
export default function AccountDialogs({ open }: { readonly open: AccountDialog }) {
  return (
    <>
      {open.dialog === 'auth' && <AuthDialog request={open} />}
      {open.dialog === 'players' && <PlayersDialog />}
      {open.dialog === 'sign-out' && <SignOutDialog row={open.row} />}
      {open.dialog === 'sync' && <SyncDialog />}
    </>
  );
}
