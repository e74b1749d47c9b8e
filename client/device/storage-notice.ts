import { reloadPage } from '../window/load-page.ts';
import { endNotice, showNotice } from '../window/notices.ts';
import { passesByItself, type StorageProblem } from '../storage/storage-failure.ts';
import { storageSentence } from './storage-sentence.ts';
import * as words from '../words/en/device/storage-notice.ts';

/** Shows a notice for a problem that waiting or a reload solves; `undefined` removes it. A refusal is shown by the screen that meets it. */
export function tellStorage(problem: StorageProblem | undefined): void {
  if (problem === undefined) return endNotice('storage');
  const text = storageSentence(problem);
  if (problem === 'storage_newer') showNotice({ kind: 'storage', text, action: { label: words.reload, run: reloadPage } });
  else if (passesByItself(problem)) showNotice({ kind: 'storage', text });
}
