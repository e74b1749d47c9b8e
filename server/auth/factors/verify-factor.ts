import type { Selectable } from 'kysely';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { endIsAhead } from '../../database/over.ts';
import type { Writer } from '../../database/store.ts';
import type { Principal } from '../../http/principal.ts';
import { factorAdded } from '../../mail/notice-texts.ts';
import {
  challengeExpired,
  factorNotFound,
  insufficientAal,
  invalid,
  sessionEnded,
  tooManyRequests,
  wrongPhoneCode,
  wrongTotpCode,
  type AuthFailure,
} from '../contract/failure.ts';
import { isUuid } from '../../http/uuid.ts';
import { sameText } from '../credentials/secret.ts';
import type { AuthDeps } from '../deps.ts';
import { mailNotice } from '../mails/notice.ts';
import { lockSession } from '../sessions/refresh.ts';
import { sessionAnswer, type OpenSession, type SessionAnswer } from '../sessions/sessions.ts';
import { stillSignedIn } from '../sessions/still-signed-in.ts';
import type { FactorChallengesTable } from '../../database/tables/accounts.ts';
import type { FactorRow, UserRow } from '../users/user-object.ts';
import { factorsOf } from '../users/users.ts';
import { phoneCodeHash } from './challenge.ts';
import { lacksSecondStep, WAITING_MS } from './factors.ts';
import { raisedBefore, raiseSession } from './session-level.ts';
import { lastStepNow, stepOfCode } from './totp.ts';
import { openTotpSecret } from './totp-secret.ts';
import { codeWaitS, noteWrongCode } from './wrong-codes.ts';
import * as words from '../../words/en/auth.ts';

type ChallengeRow = Selectable<FactorChallengesTable>;

/** How many codes may be tried on one text message. */
const PHONE_TRIES = 5;

interface CodeTry {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
}

/** Accepts each step of a factor once: the statement that stores a step refuses it if it, or a later one of now, is stored already. */
async function takeStep(writer: Writer, factorId: string, step: number, now: number): Promise<boolean> {
  const taken = await writer
    .updateTable('factors')
    .set({ last_step: step })
    .where('id', '=', factorId)
    .where((row) => row.or([row('last_step', '<', step), row('last_step', '>', lastStepNow(now))]))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

async function isRightTotp(deps: AuthDeps, writer: Writer, factor: FactorRow, code: string): Promise<boolean> {
  const secret = openTotpSecret(deps, factor);
  const now = deps.clock();
  const step = secret && stepOfCode(secret, code, now, factor.last_step);
  return step !== undefined && takeStep(writer, factor.id, step, now);
}

/** Counts a try at a code that was sent to a phone. After the fifth its challenge is over. */
async function isRightPhoneCode(deps: AuthDeps, writer: Writer, challenge: ChallengeRow, code: string): Promise<boolean> {
  if (sameText(challenge.code_hash ?? '', phoneCodeHash(deps.secret, challenge.id, code))) return true;
  const tries = challenge.tries + 1;
  if (tries >= PHONE_TRIES) await endChallenge(writer, challenge.id);
  else await writer.updateTable('factor_challenges').set({ tries }).where('id', '=', challenge.id).execute();
  return false;
}

async function endChallenge(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('factor_challenges').where('id', '=', id).execute();
}

function openChallenge(writer: Writer, { challengeId, factorId }: CodeTry, now: number): Promise<ChallengeRow | undefined> {
  return writer
    .selectFrom('factor_challenges')
    .selectAll()
    .where('id', '=', challengeId.toLowerCase())
    .where('factor_id', '=', factorId)
    .where(endIsAhead('expires_at', WAITING_MS, now))
    .executeTakeFirst();
}

/** The first right code makes a factor count. Others of its type that were begun and never finished go. */
async function confirmFactor(deps: AuthDeps, writer: Writer, user: UserRow, factor: FactorRow): Promise<void> {
  if (factor.status === 'verified') return;
  await writer.updateTable('factors').set({ status: 'verified', updated_at: deps.clock() }).where('id', '=', factor.id).execute();
  await writer
    .deleteFrom('factors')
    .where('user_id', '=', user.id)
    .where('factor_type', '=', factor.factor_type)
    .where('status', '=', 'unverified')
    .execute();
  deps.log.info({ event: 'factor_added', user: user.id, factor: factor.id }, 'security: second factor added');
  await mailNotice(deps, writer, factorAdded(user.email));
}

/** Runs with the user's row locked, so that tries run one after another. A wrong code is noted, so a refusal must not be undone. */
async function verifyInside(deps: AuthDeps, writer: Writer, who: Principal, tried: CodeTry): Promise<Result<OpenSession, AuthFailure>> {
  const now = deps.clock();
  const user = await stillSignedIn(writer, who, now);
  const session = user && (await lockSession(writer, who.sessionId));
  if (!user || !session) return fail(sessionEnded);
  const factors = await factorsOf(writer, user.id);
  const factor = factors.find(({ id }) => id === tried.factorId);
  if (!factor) return fail(factorNotFound);
  // Else whoever has the password alone could finish a factor of their own that they began before the owner's.
  if (factor.status === 'unverified' && lacksSecondStep(who, factors)) return fail(insufficientAal(403));
  const waitS = await codeWaitS(writer, factor.id, now);
  if (waitS > 0) return fail(tooManyRequests(waitS));
  const challenge = await openChallenge(writer, tried, now);
  const brought = `${factor.id} ${tried.challengeId.toLowerCase()} ${tried.code}`;
  if (!challenge) {
    const before = await raisedBefore(deps, writer, user, session, brought);
    return before ? ok(before) : fail(challengeExpired);
  }
  const isTotp = factor.factor_type === 'totp';
  const isRight = isTotp
    ? await isRightTotp(deps, writer, factor, tried.code)
    : await isRightPhoneCode(deps, writer, challenge, tried.code);
  if (!isRight) {
    await noteWrongCode(writer, factor.id, now);
    return fail(isTotp ? wrongTotpCode : wrongPhoneCode);
  }
  await endChallenge(writer, challenge.id);
  await confirmFactor(deps, writer, user, factor);
  const step = { method: isTotp ? 'totp' : 'mfa/phone', factorId: factor.id, brought } as const;
  return ok(await raiseSession(deps, writer, user, session, step));
}

/** POST /factors/:id/verify: the second step of a sign-in, and the last one of adding a factor (protocol, "Second factors"). */
export async function verifyFactor(deps: AuthDeps, who: Principal, tried: CodeTry): Promise<Result<SessionAnswer, AuthFailure>> {
  if (tried.code === '' || tried.challengeId === '') return fail(invalid(words.challengeIdAndCodeMissing));
  if (!isUuid(tried.challengeId)) return fail(challengeExpired);
  const opened = await deps.store.write((writer) => verifyInside(deps, writer, who, tried));
  return opened.ok ? ok(await sessionAnswer(deps.tokens, opened.value, deps.settings.accessTtlS)) : opened;
}
