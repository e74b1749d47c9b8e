import { fail, ok, type Result } from '../../../shared/result.ts';
import { triggerSync } from '../../device/sync-service.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { callAccount } from '../account-call.ts';
import { shrinkPicture } from './shrink.ts';

const PATH = '/api/account/picture';
const UNREADABLE = 'This browser cannot read this file as a picture.';

/** Why a picture was not saved, in a sentence; `canRepeat`: the same file may be taken another time. */
export interface NotSaved {
  readonly sentence: string;
  readonly canRepeat: boolean;
}

const notSaved = (reason: string, canRepeat: boolean): NotSaved => ({ sentence: `Error uploading profile picture: ${reason}`, canRepeat });

/** Makes a file's picture that of the account; the next pull brings it to this device, as to all others. */
export async function savePicture(row: PlayerRow, file: Blob): Promise<Result<undefined, NotSaved>> {
  const picture = await shrinkPicture(file);
  if (!picture) return fail(notSaved(UNREADABLE, false));
  const answer = await callAccount(row, { method: 'PUT', path: PATH, body: picture });
  if (!answer.ok) return fail(notSaved(answer.error, true));
  triggerSync('now');
  return ok(undefined);
}

/** Takes the account's picture away, from all devices. An error is a sentence. */
export async function removePicture(row: PlayerRow): Promise<Result<undefined, string>> {
  const answer = await callAccount(row, { method: 'DELETE', path: PATH });
  if (!answer.ok) return fail(`Error removing profile picture: ${answer.error}`);
  triggerSync('now');
  return ok(undefined);
}
