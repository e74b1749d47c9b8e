import { fail, type Result } from '../../../shared/result.ts';
import { invalid, sessionEnded, usernameTaken, type AuthFailure } from '../contract/failure.ts';
import { mergeMetadata, parseMetadata } from '../contract/metadata.ts';
import type { AuthDeps } from '../deps.ts';
import { userById, writeOrUndo } from './users.ts';
import type { Writer } from '../../database/store.ts';
import type { AccountDirectory, Principal } from '../../http/principal.ts';
import { replaceNames } from '../../profiles/profiles.ts';
import { nameProblemText, readName, type Name } from '../../profiles/username.ts';

/**
 * Gives a user another name, as username and as display name, in one transaction. `session_not_found` if the session that asks has ended
 * meanwhile; `validation_failed` if the name breaks a rule or is taken.
 */
export async function changeUsername(
  { store, clock }: Pick<AuthDeps, 'store' | 'clock'>,
  accounts: Pick<AccountDirectory, 'stillSignedIn'>,
  who: Principal,
  wanted: string,
): Promise<Result<Name, AuthFailure>> {
  const name = readName(wanted);
  if (!name.ok) return fail(invalid(nameProblemText(name.error), name.error));
  return writeOrUndo(store, async (writer) => {
    if (!(await accounts.stillSignedIn(writer, who))) return fail(sessionEnded);
    const names = { username: name.value, displayName: name.value };
    if (!(await replaceNames(writer, who.userId, names, clock()))) return fail(usernameTaken);
    await showInMetadata(writer, who.userId, name.value.text);
    return name;
  });
}

/** Writes the name to the metadata, which a sign-in on another device shows first. Metadata without room for it stay as they are. */
async function showInMetadata(writer: Writer, userId: string, name: string): Promise<void> {
  const before = parseMetadata((await userById(writer, userId))?.user_metadata ?? '{}');
  const merged = mergeMetadata(before, { username: name, display_name: name });
  if (!merged.ok) return;
  const change = { user_metadata: JSON.stringify(merged.value) };
  await writer.updateTable('users').set(change).where('id', '=', userId).execute();
}
