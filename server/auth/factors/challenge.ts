import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import type { Principal } from '../../http/principal.ts';
import { signInCode } from '../../words/en/text-messages.ts';
import { factorNotFound, insufficientAal, sessionEnded, tooManyTexts, type AuthFailure } from '../contract/failure.ts';
import { randomCode } from '../credentials/secret.ts';
import type { AuthDeps } from '../deps.ts';
import { takeMailTurn } from '../mails/mail-history.ts';
import { stillSignedIn } from '../sessions/still-signed-in.ts';
import { secretKey } from '../sessions/wrong-passwords.ts';
import type { FactorRow } from '../users/user-object.ts';
import { factorsOf, writeOrUndo } from '../users/users.ts';
import { lacksSecondStep, WAITING_MS } from './factors.ts';

/** The most challenges of a factor at once. Beyond it the oldest one ends, so that nobody fills the table. */
const MAX_CHALLENGES = 20;
const TEXT_SPACING_S = 60;

interface ChallengeAnswer {
  readonly id: string;
  readonly type: 'totp' | 'phone';
  /** Unix seconds. */
  readonly expires_at: number;
}

/** The stored form of a code that was sent to a phone. It is short, so it is worth nothing without the secret. */
export const phoneCodeHash = (secret: string, challengeId: string, code: string): string =>
  secretKey(secret, 'phone code', challengeId, code);

async function store(writer: Writer, factorId: string, id: string, codeHash: string | null, now: number): Promise<void> {
  const row = { id, factor_id: factorId, code_hash: codeHash, expires_at: now + WAITING_MS, created_at: now };
  await writer.insertInto('factor_challenges').values(row).execute();
  const newest = writer
    .selectFrom('factor_challenges')
    .select('id')
    .where('factor_id', '=', factorId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(codeHash === null ? MAX_CHALLENGES : 1);
  await writer
    .deleteFrom('factor_challenges')
    .where('factor_id', '=', factorId)
    .where('id', 'not in', newest)
    .where('id', '!=', id)
    .execute();
}

/**
 * Seconds until the factor may get another text message; 0: now, and it is noted as sent. A factor gets one a minute and ten a day, and so
 * does a user. Until a factor is verified its number is what counts, so that nobody floods a stranger's phone from many accounts. Later it
 * is the factor, so that no stranger can use up its messages.
 */
async function textWaitS(writer: Writer, factor: FactorRow, now: number): Promise<number> {
  const ofUser = await takeMailTurn(writer, `texts of ${factor.user_id}`, 'text', now, 0);
  if (ofUser.waitS > 0) return ofUser.waitS;
  const receiver = factor.status === 'verified' ? factor.id : factor.phone;
  return (await takeMailTurn(writer, `texts to ${receiver}`, 'text', now, TEXT_SPACING_S)).waitS;
}

interface Begun {
  readonly answer: ChallengeAnswer;
  readonly message?: { readonly to: string; readonly text: string };
}

async function begin(deps: AuthDeps, writer: Writer, factor: FactorRow): Promise<Result<Begun, AuthFailure>> {
  const now = deps.clock();
  const id = randomUUID();
  const answer = { id, type: factor.factor_type, expires_at: Math.floor((now + WAITING_MS) / 1000) };
  if (factor.phone === null) {
    await store(writer, factor.id, id, null, now);
    return ok({ answer });
  }
  // Without a transport there is no way to bring a code.
  if (!deps.sms) return fail(factorNotFound);
  const waitS = await textWaitS(writer, factor, now);
  if (waitS > 0) return fail(tooManyTexts(waitS));
  const code = randomCode();
  await store(writer, factor.id, id, phoneCodeHash(deps.secret, id, code), now);
  return ok({ answer, message: { to: factor.phone, text: signInCode(code) } });
}

/** Sends a code. If that fails, the answer is the same: another one can be asked for after a minute. */
async function send({ sms, log }: AuthDeps, message: NonNullable<Begun['message']>): Promise<void> {
  try {
    await sms?.send(message);
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a text message could not be sent');
  }
}

/** POST /factors/:id/challenge: waits five minutes for a code of the factor; one of a phone is sent (protocol, "Second factors"). */
export async function challengeFactor(deps: AuthDeps, who: Principal, factorId: string): Promise<Result<ChallengeAnswer, AuthFailure>> {
  const begun = await writeOrUndo(deps.store, async (writer) => {
    const user = await stillSignedIn(writer, who, deps.clock());
    if (!user) return fail(sessionEnded);
    const factors = await factorsOf(writer, user.id);
    const factor = factors.find(({ id }) => id === factorId);
    if (!factor) return fail(factorNotFound);
    if (factor.status === 'unverified' && lacksSecondStep(who, factors)) return fail(insufficientAal(403));
    return begin(deps, writer, factor);
  });
  if (!begun.ok) return begun;
  if (begun.value.message) await send(deps, begun.value.message);
  return ok(begun.value.answer);
}
