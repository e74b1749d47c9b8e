import { readSheet, writeSheet, type Sheet } from '../../shared/games/practice/sheet.ts';
import { readStored } from '../device/read-stored.ts';
import type { RunOwner } from '../engine/engine.ts';

/** Those that a guest printed in this window: a guest has only these, and keeps them on becoming a player. */
const here: string[] = [];

/** Keeps what was printed, so that its code alone says it again on this device. A class set follows from its code anyway. */
export async function keepPaper(owner: RunOwner, sheet: Sheet): Promise<void> {
  if (sheet.set !== null) return;
  const text = writeSheet(sheet);
  if (owner.kind === 'guest') here.push(text);
  else await readStored((storage) => storage.player(owner.localId).keepPapers([text]));
}

/** The sheet with this code that was printed here; undefined if none was. */
export async function keptPaper(owner: RunOwner, code: string): Promise<Sheet | undefined> {
  const stored = owner.kind === 'guest' ? [] : await readStored((storage) => storage.player(owner.localId).meta('papers'));
  return [...(stored ?? []), ...here].flatMap((text) => readSheet(text) ?? []).find((sheet) => sheet.code === code);
}
