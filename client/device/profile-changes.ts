import type { EndedChange } from '../sync/profile-changes.ts';
import { showToast } from '../ui/overlay/toast.tsx';
import { gameInProgress } from '../window/game-in-progress.ts';
import { endNotice, showNotice } from '../window/notices.ts';
import { currentPlayer } from './current-player.ts';
import { device } from './device.ts';
import { attempt } from './stored.ts';
import * as words from '../words/en/device/profile-changes.ts';

/** The changes for which a form waits. It says itself what became of them, whoever sends them. */
export const awaitedChanges = new Set<string>();

/** Says what became of changes of the profile that went up by themselves. A game is not disturbed by what went well. */
export function tellProfileChanges(ended: readonly EndedChange[]): void {
  const unsaid = ended.filter(({ id }) => !awaitedChanges.has(id));
  if (unsaid.some(({ refused }) => refused === undefined) && !gameInProgress.getSnapshot()) showToast(words.saved, 'right');
  if (unsaid.some(({ refused }) => refused !== undefined)) void tellRefusedChanges();
}

/** Says which changes of whoever plays were refused, and ends saying it once there is none such: it is read in the settings. */
export async function tellRefusedChanges(): Promise<void> {
  const player = currentPlayer();
  if (player.kind !== 'account') return endNotice('profile_refused');
  const found = await attempt(() => device().storage.player(player.localId).profileChanges());
  const refused = found.ok ? found.value.filter(({ refused }) => refused !== undefined) : [];
  const refusals = refused.length === 0 ? undefined : await import('./profile-refusal.ts');
  const now = currentPlayer();
  // Another player's notice is shown to nobody else (P7).
  if (!found.ok || now.kind !== 'account' || now.localId !== player.localId) return;
  if (!refusals) return endNotice('profile_refused');
  showNotice({ kind: 'profile_refused', text: refused.map(refusals.refusedText).join(' '), page: '/settings' });
}
