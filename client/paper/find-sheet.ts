import { readSheet, readSheetCode, type Sheet } from '../../shared/games/practice/sheet.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RunOwner } from '../engine/engine.ts';
import * as words from '../words/en/paper/bring-back.ts';
import { keptPaper } from './papers.ts';

/** The sheet of a code that was typed, or of the whole text that a QR code said; else why there is none, in words. */
export async function findSheet(owner: RunOwner, typed: string): Promise<Result<Sheet, string>> {
  if (typed.trim() === '') return fail(words.refusals.empty);
  const sheet = readSheet(typed);
  if (sheet) return ok(sheet);
  const read = readSheetCode(typed);
  if (!read.ok) return fail(read.error.reason === 'character' ? words.refusals.character(read.error) : words.refusals[read.error.reason]);
  const kept = await keptPaper(owner, read.value.code);
  return kept ? ok(kept) : fail(words.refusals.elsewhere);
}
