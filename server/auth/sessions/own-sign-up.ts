import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import { namesForProfile, neutralNames, saveNames, type Names } from '../../profiles/profiles.ts';
import { nameProblemText, readName, type Name } from '../../profiles/username.ts';
import { invalid, type AuthFailure } from '../contract/failure.ts';
import { parseMetadata, type Metadata } from '../contract/metadata.ts';
import type { UserRow } from '../users/user-object.ts';
import * as words from '../../words/en/names.ts';

function readOptionalName(value: unknown, field: string): Result<Name | undefined, AuthFailure> {
  if (value === undefined || value === '') return ok(undefined);
  if (typeof value !== 'string') return fail(invalid(words.mustBeText(field)));
  const name = readName(value);
  return name.ok ? name : fail(invalid(nameProblemText(name.error), name.error));
}

/** The names in the metadata. If only one is given, it serves as both (spec 2 §5, sign-up). */
export function readNames(metadata: Metadata): Result<Names | undefined, AuthFailure> {
  const username = readOptionalName(metadata['username'], 'username');
  if (!username.ok) return username;
  const displayName = readOptionalName(metadata['display_name'], 'display_name');
  if (!displayName.ok) return displayName;
  if (!username.value) return ok(undefined);
  return ok({ username: username.value, displayName: displayName.value ?? username.value });
}

/**
 * Gives an account the data and the names of a sign-up, in place of those before them.
 * @param names undefined: the server makes up neutral ones
 * @returns false if a name is taken: undo the transaction
 */
export async function saveSignUp(
  writer: Writer,
  userId: string,
  metadata: Metadata,
  names: Names | undefined,
  now: number,
): Promise<boolean> {
  await writer
    .updateTable('users')
    .set({ user_metadata: JSON.stringify(metadata) })
    .where('id', '=', userId)
    .execute();
  return saveNames(writer, userId, names ?? neutralNames(), now);
}

/** Neutral names, as a sign-up without a name gets them: a name is never made from an address or taken from the provider. */
export function giveNeutralNames(writer: Writer, userId: string, now: number): Promise<boolean> {
  const names = neutralNames();
  const metadata = { username: names.username.text, display_name: names.displayName.text };
  return saveSignUp(writer, userId, metadata, names, now);
}

/**
 * Gives the account that a mail confirms what that mail's own sign-up asked for, whoever has signed up since (decision D33).
 * @param signUpData as the mail's token keeps it; null for a mail that belongs to no sign-up: it stands for the newest one, unless there
 *   were passwords of several authors, for then nobody knows whose names these are
 */
export async function restoreSignUp(writer: Writer, user: UserRow, signUpData: string | null, now: number): Promise<void> {
  if (signUpData === user.user_metadata) return;
  if (signUpData === null) {
    if (user.password_in_doubt === 1) await giveNeutralNames(writer, user.id, now);
    return;
  }
  const asked = parseMetadata(signUpData);
  const wanted = readNames(asked);
  const names = wanted.ok ? wanted.value : undefined;
  // Only the newest sign-up's names were held (decision D21): meanwhile these may have become somebody else's.
  const free = names && (await namesForProfile(writer, names, user.id));
  const metadata = free && free.displayName !== names?.displayName ? { ...asked, display_name: free.displayName.text } : asked;
  const isSaved = (!names || free) && (await saveSignUp(writer, user.id, metadata, free, now));
  if (!isSaved) await giveNeutralNames(writer, user.id, now);
}
