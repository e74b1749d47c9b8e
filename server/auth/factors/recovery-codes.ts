import { randomInt } from 'node:crypto';
import { withPlainDigits } from '../../../shared/digits.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Store, Writer } from '../../database/store.ts';
import type { Principal } from '../../http/principal.ts';
import { recoveryCodesMade, recoveryCodeUsed } from '../../mail/notice-texts.ts';
import {
  factorNotFound,
  invalid,
  reauthenticationNeeded,
  sessionEnded,
  tooManyRequests,
  wrongRecoveryCode,
  type AuthFailure,
} from '../contract/failure.ts';
import type { AuthDeps } from '../deps.ts';
import { mailNotice } from '../mails/notice.ts';
import { freshlyProven } from '../sessions/fresh-proof.ts';
import { lockSession } from '../sessions/refresh.ts';
import { sessionAnswer, type OpenSession, type SessionAnswer } from '../sessions/sessions.ts';
import { stillSignedIn } from '../sessions/still-signed-in.ts';
import { secretKey } from '../sessions/wrong-passwords.ts';
import { factorsOf, writeOrUndo } from '../users/users.ts';
import { hasVerified } from './factors.ts';
import { raisedBefore, raiseSession } from './session-level.ts';
import { codeWaitS, noteWrongCode } from './wrong-codes.ts';
import * as words from '../../words/en/auth.ts';

/** How many codes a user gets at once. */
const RECOVERY_CODES = 10;
/** Three groups of four out of 32 signs: 60 random bits. Crockford's alphabet has no I, L, O and U, which are read as others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

const randomGroup = (): string => Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
const newCode = (): string => Array.from({ length: GROUPS }, randomGroup).join('-');

/** A code as people type it, in its one form: any case, with or without hyphens and blanks, and with the signs that look alike. */
const canonical = (code: string): string =>
  withPlainDigits(code.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

const hashOf = (secret: string, userId: string, code: string): string => secretKey(secret, 'recovery code', userId, canonical(code));

/** Ends all recovery codes of a user. */
export async function forgetRecoveryCodes(writer: Writer, userId: string): Promise<void> {
  await writer.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** How many codes a user has left. */
async function countLeft(db: Store['db'], userId: string): Promise<number> {
  const rows = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
  return rows.length;
}

/** GET /recovery-codes. */
export async function recoveryCodesLeft({ store }: AuthDeps, who: Principal): Promise<{ readonly left: number }> {
  return { left: await countLeft(store.db, who.userId) };
}

/** POST /recovery-codes: ten new codes, which are shown this once and replace the older ones. Only for an account with a second factor. */
export function newRecoveryCodes(deps: AuthDeps, who: Principal): Promise<Result<{ readonly codes: readonly string[] }, AuthFailure>> {
  return writeOrUndo(deps.store, async (writer) => {
    const now = deps.clock();
    const user = await stillSignedIn(writer, who, now);
    if (!user) return fail(sessionEnded);
    if (!hasVerified(await factorsOf(writer, user.id))) return fail(factorNotFound);
    if (!(await freshlyProven(writer, who, now))) return fail(reauthenticationNeeded);
    // Those that come with the first factor are no news of their own.
    const isRenewal = (await countLeft(writer, user.id)) > 0;
    await forgetRecoveryCodes(writer, user.id);
    const codes = Array.from({ length: RECOVERY_CODES }, newCode);
    const rows = codes.map((code) => ({ code_hash: hashOf(deps.secret, user.id, code), user_id: user.id, created_at: now }));
    await writer.insertInto('recovery_codes').values(rows).execute();
    deps.log.info({ event: 'recovery_codes_made', user: user.id }, 'security: new recovery codes');
    if (isRenewal) await mailNotice(deps, writer, recoveryCodesMade(user.email));
    return ok({ codes });
  });
}

/** Uses a code up: of several requests with the same one, one gets it. */
async function takeCode(writer: Writer, codeHash: string): Promise<boolean> {
  const taken = await writer.deleteFrom('recovery_codes').where('code_hash', '=', codeHash).executeTakeFirst();
  return taken.numDeletedRows === 1n;
}

async function useInside(deps: AuthDeps, writer: Writer, who: Principal, code: string): Promise<Result<OpenSession, AuthFailure>> {
  const now = deps.clock();
  const user = await stillSignedIn(writer, who, now);
  const session = user && (await lockSession(writer, who.sessionId));
  if (!user || !session) return fail(sessionEnded);
  const waitS = await codeWaitS(writer, user.id, now);
  if (waitS > 0) return fail(tooManyRequests(waitS));
  const brought = canonical(code);
  if (!(await takeCode(writer, hashOf(deps.secret, user.id, code)))) {
    const before = await raisedBefore(deps, writer, user, session, brought);
    if (before) return ok(before);
    await noteWrongCode(writer, user.id, now);
    return fail(wrongRecoveryCode);
  }
  const left = await countLeft(writer, user.id);
  deps.log.warn({ event: 'recovery_code_used', user: user.id, session: who.sessionId, left }, 'security: recovery code used');
  await mailNotice(deps, writer, recoveryCodeUsed(user.email, left));
  return ok(await raiseSession(deps, writer, user, session, { method: 'recovery_code', factorId: null, brought }));
}

/** POST /recovery-codes/verify: a recovery code as the second step of a sign-in. */
export async function verifyRecoveryCode(deps: AuthDeps, who: Principal, code: string): Promise<Result<SessionAnswer, AuthFailure>> {
  if (code === '') return fail(invalid(words.codeMissing));
  const opened = await deps.store.write((writer) => useInside(deps, writer, who, code));
  return opened.ok ? ok(await sessionAnswer(deps.tokens, opened.value, deps.settings.accessTtlS)) : opened;
}
