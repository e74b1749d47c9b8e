import type { ReceiptRow } from '../storage/records.ts';
import { cleaned } from '../sync/failure.ts';
import type { SyncState, SyncStatus } from '../sync/status.ts';
import * as words from '../words/en/sync/details.ts';

const NOTES: { readonly [state in SyncState]?: string } = words.notes;

/** What a state means that needs the player, or that waits for something; in a sentence beside the line. */
export const syncNote = ({ state, trouble }: SyncStatus): string | undefined =>
  state === 'waiting' && trouble ? words.troubles[trouble] : NOTES[state];

/** Why an item stays parked. */
export function parkedText(receipt: Pick<ReceiptRow, 'status' | 'code'>): string {
  const code = receipt.code ?? receipt.status;
  return words.parked[code] ?? words.parkedFor(cleaned(code));
}
