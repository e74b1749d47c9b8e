import { showToast } from '../ui/overlay/toast.tsx';
import { endNotice, showNotice } from '../window/notices.ts';
import { device } from './device.ts';
import { attempt } from './stored.ts';
import { storageSentence } from './storage-sentence.ts';
import * as words from '../words/en/device/unknown-players.ts';

/** Offers the games of a player whom this device does not name any more; one player after the other. */
export async function offerUnknownPlayers(): Promise<void> {
  const unknown = await attempt(() => device().storage.unknownPlayers());
  const localId = unknown.ok ? unknown.value[0] : undefined;
  if (localId === undefined) return endNotice('unknown_player');
  showNotice({ kind: 'unknown_player', text: words.found, action: { label: words.takeBack, run: () => void takeBack(localId) } });
}

async function takeBack(localId: string): Promise<void> {
  const taken = await device().storage.players.takeBack(localId);
  if (!taken.ok) return showToast(storageSentence(taken.error), 'wrong');
  showToast(words.back(taken.value.nickname), 'right');
  await offerUnknownPlayers();
}
