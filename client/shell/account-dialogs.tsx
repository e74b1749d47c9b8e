import type { AccountDialog } from '../device/dialogs.ts';
import { lazyPart } from '../window/lazy-part.ts';

const AccountDeletedDialog = lazyPart(() => import('../players/account-deleted-dialog.tsx'));
const AuthDialog = lazyPart(() => import('../auth/auth-dialog.tsx'));
const DeleteAccountDialog = lazyPart(() => import('../players/delete-account-dialog.tsx'));
const PlayersDialog = lazyPart(() => import('../players/players-dialog.tsx'));
const SignOutDialog = lazyPart(() => import('../players/sign-out-dialog.tsx'));
const SyncDialog = lazyPart(() => import('../players/sync-dialog.tsx'));
const YourDataDialog = lazyPart(() => import('../players/your-data/your-data-dialog.tsx'));

/** Mounted by the layout while a dialog is open. Its code is loaded when the first dialog opens. */
export default function AccountDialogs({ open }: { readonly open: AccountDialog }) {
  return (
    <>
      {open.dialog === 'account-deleted' && <AccountDeletedDialog row={open.row} />}
      {open.dialog === 'auth' && <AuthDialog request={open} />}
      {open.dialog === 'delete-account' && <DeleteAccountDialog row={open.row} />}
      {open.dialog === 'players' && <PlayersDialog />}
      {open.dialog === 'sign-out' && <SignOutDialog row={open.row} />}
      {open.dialog === 'sync' && <SyncDialog />}
      {open.dialog === 'your-data' && <YourDataDialog />}
    </>
  );
}
