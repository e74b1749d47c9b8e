import type { AccountDialog } from '../device/dialogs.ts';
import { chunk } from '../window/chunk.tsx';

const AccountDeletedDialog = chunk(() => import('../players/account-deleted-dialog.tsx'));
const AuthDialog = chunk(() => import('../auth/auth-dialog.tsx'));
const DeleteAccountDialog = chunk(() => import('../players/delete-account-dialog.tsx'));
const PlayersDialog = chunk(() => import('../players/players-dialog.tsx'));
const SignOutDialog = chunk(() => import('../players/sign-out-dialog.tsx'));
const SyncDialog = chunk(() => import('../players/sync-dialog.tsx'));
const YourDataDialog = chunk(() => import('../players/your-data/your-data-dialog.tsx'));

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
