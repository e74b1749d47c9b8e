import { endNotice, showNotice } from '../window/notices.ts';
import { device } from './device.ts';
import { openAccountDeleted } from './dialogs.ts';
import { attempt } from './stored.ts';

/** Says of a player here that the account was deleted on the server, and ends saying it once there is none such. */
export async function tellDeletedAccounts(): Promise<void> {
  const deleted = await device().storage.players.deleted();
  if (!deleted.ok) return;
  for (const { localId } of deleted.value) await attempt(() => device().storage.device.dropAdminReads(localId));
  const [row] = deleted.value;
  if (!row) return endNotice('account_deleted');
  const text = `${row.nickname}’s account was deleted.`;
  showNotice({ kind: 'account_deleted', text, action: { label: 'Read on', run: () => openAccountDeleted(row) } });
}
