import { endNotice, showNotice } from '../window/notices.ts';
import { passesByItself, type StorageProblem } from '../storage/storage-failure.ts';
import { storageSentence } from './storage-sentence.ts';

/** What waiting or a reload helps against stands beside the page until it is over (undefined). A refusal is said where it is met. */
export function tellStorage(problem: StorageProblem | undefined): void {
  if (problem === undefined) return endNotice('storage');
  const text = storageSentence(problem);
  if (problem === 'storage_newer') showNotice({ kind: 'storage', text, action: { label: 'Reload', run: () => location.reload() } });
  else if (passesByItself(problem)) showNotice({ kind: 'storage', text });
}
