import type { Writer } from '../../database/store.ts';
import type { Proof } from '../credentials/access-token.ts';
import { randomToken } from '../credentials/secret.ts';
import { storeRefreshToken, type OpenSession, type SessionRow } from '../sessions/sessions.ts';
import type { UserRow } from '../users/user-object.ts';
import { factorsOf, identitiesOf } from '../users/users.ts';

/** The methods of a second step, as `amr` names them (protocol, "Second factors"). */
const SECOND_STEPS = ['totp', 'mfa/phone', 'recovery_code'] as const;

export interface SecondStep {
  readonly method: (typeof SECOND_STEPS)[number];
  /** Null for a recovery code. */
  readonly factorId: string | null;
}

const isSecondStep = ({ method }: Proof): boolean => SECOND_STEPS.some((each) => each === method);
const proofsIn = (amr: string): readonly Proof[] => JSON.parse(amr) as readonly Proof[];

/**
 * Raises a session to aal2, and ends all sessions of its user that lack the second step. The number of the refresh token goes up by two,
 * so that no token from before is the parent of the new one: such a token can never yield aal2.
 * The caller has locked the rows of the user and of the session.
 */
export async function raiseSession(
  writer: Writer,
  user: UserRow,
  session: SessionRow,
  { method, factorId }: SecondStep,
  now: number,
): Promise<OpenSession> {
  const proof: Proof = { method, timestamp: Math.floor(now / 1000) };
  const earlier = proofsIn(session.amr).filter((each) => each.method !== method);
  const change = {
    aal: 'aal2',
    amr: JSON.stringify([proof, ...earlier]),
    raised_by: factorId,
    gen: session.gen + 2,
    rotated_at: now,
    used_at: now,
  } as const;
  const refreshToken = randomToken();
  await storeRefreshToken(writer, { text: refreshToken, sessionId: session.id, gen: change.gen, sealed: null }, now);
  await writer.updateTable('auth_sessions').set(change).where('id', '=', session.id).execute();
  await writer.deleteFrom('auth_sessions').where('user_id', '=', user.id).where('aal', '=', 'aal1').execute();
  const [identities, factors] = [await identitiesOf(writer, user.id), await factorsOf(writer, user.id)];
  return { user, identities, factors, session: { ...session, ...change }, refreshToken };
}

/** Sets sessions of a user back to aal1: those that a factor raised, or all of them. */
export async function lowerSessions(writer: Writer, userId: string, which: { readonly raisedBy: string } | 'all'): Promise<void> {
  const raised = writer.selectFrom('auth_sessions').select(['id', 'amr']).where('user_id', '=', userId).where('aal', '=', 'aal2');
  const sessions = await (which === 'all' ? raised : raised.where('raised_by', '=', which.raisedBy)).execute();
  for (const { id, amr } of sessions) {
    const left = JSON.stringify(proofsIn(amr).filter((proof) => !isSecondStep(proof)));
    await writer.updateTable('auth_sessions').set({ aal: 'aal1', amr: left, raised_by: null }).where('id', '=', id).execute();
  }
}
