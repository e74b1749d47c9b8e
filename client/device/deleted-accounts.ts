import { endNotice, showNotice } from '../window/notices.ts';
import { device } from './device.ts';
import { openAccountDeleted } from './dialogs.ts';
import { attempt } from './stored.ts';
import * as words from '../words/en/device/deleted-accounts.ts';

/** Says of a player here that the account was deleted on the server, and ends saying it once there is none such. */
export async function tellDeletedAccounts(): Promise<void> {
  const deleted = await device().storage.players.deleted();
  if (!deleted.ok) return;
  for (const { localId } of deleted.value) await attempt(() => device().storage.device.dropAdminReads(localId));
  const [row] = deleted.value;
  if (!row) return endNotice('account_deleted');
  const text = words.deleted(row.nickname);
  showNotice({ kind: 'account_deleted', text, action: { label: words.readOn, run: () => openAccountDeleted(row) } });
}
