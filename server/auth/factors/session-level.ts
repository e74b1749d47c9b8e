import type { Writer } from '../../database/store.ts';
import { seal, unseal } from '../../secrets/sealing.ts';
import type { Proof } from '../credentials/access-token.ts';
import { randomToken } from '../credentials/secret.ts';
import type { AuthDeps } from '../deps.ts';
import { activeFacts, mayBeLost, sealOfActive } from '../sessions/refresh.ts';
import { storeRefreshToken, type OpenSession, type SessionRow } from '../sessions/sessions.ts';
import type { UserRow } from '../users/user-object.ts';
import { factorsOf, identitiesOf } from '../users/users.ts';

/** The methods of a second step, as `amr` names them (protocol, "Second factors"). */
const SECOND_STEPS = ['totp', 'mfa/phone', 'recovery_code'] as const;

interface SecondStep {
  readonly method: (typeof SECOND_STEPS)[number];
  /** Null for a recovery code. */
  readonly factorId: string | null;
  /** What the session's holder brought, and is stored nowhere once it was taken: whoever brings it again may have lost the answer. */
  readonly brought: string;
}

const PURPOSE = 'tenfold second step';

/** Under the secret, too: what is brought is short enough to be typed. */
const sealingKey = ({ secret }: AuthDeps, brought: string): string => `${secret} ${brought}`;

const isSecondStep = ({ method }: Proof): boolean => SECOND_STEPS.some((each) => each === method);
const proofsIn = (amr: string): readonly Proof[] => JSON.parse(amr) as readonly Proof[];

/**
 * Raises a session to aal2, and ends all sessions of its user that lack the second step. The number of the refresh token goes up by two,
 * so that no token from before is the parent of the new one: such a token can never yield aal2.
 * The caller has locked the rows of the user and of the session.
 */
export async function raiseSession(
  deps: AuthDeps,
  writer: Writer,
  user: UserRow,
  session: SessionRow,
  { method, factorId, brought }: SecondStep,
): Promise<OpenSession> {
  const now = deps.clock();
  const proof: Proof = { method, timestamp: Math.floor(now / 1000) };
  const earlier = proofsIn(session.amr).filter((each) => each.method !== method);
  const change = {
    aal: 'aal2',
    amr: JSON.stringify([proof, ...earlier]),
    raised_by: factorId,
    gen: session.gen + 2,
    rotated_at: now,
    proven_at: now,
    used_at: now,
  } as const;
  const refreshToken = randomToken();
  const sealed = seal(sealingKey(deps, brought), PURPOSE, refreshToken);
  await storeRefreshToken(writer, { text: refreshToken, sessionId: session.id, gen: change.gen, sealed }, now);
  await writer.updateTable('auth_sessions').set(change).where('id', '=', session.id).execute();
  await writer.deleteFrom('auth_sessions').where('user_id', '=', user.id).where('aal', '=', 'aal1').execute();
  const [identities, factors] = [await identitiesOf(writer, user.id), await factorsOf(writer, user.id)];
  return { user, identities, factors, session: { ...session, ...change }, refreshToken };
}

/**
 * The raised session once more, for whoever brings again what raised it and may have lost the answer (protocol, "Second factors").
 * Undefined if it was something else that raised the session, if the session went on since, or if the answer arrived.
 */
export async function raisedBefore(
  deps: AuthDeps,
  writer: Writer,
  user: UserRow,
  session: SessionRow,
  brought: string,
): Promise<OpenSession | undefined> {
  if (session.aal !== 'aal2' || !mayBeLost(activeFacts(deps, session))) return undefined;
  const refreshToken = unseal(sealingKey(deps, brought), PURPOSE, (await sealOfActive(writer, session)) ?? '');
  if (refreshToken === undefined) return undefined;
  return { user, identities: await identitiesOf(writer, user.id), factors: await factorsOf(writer, user.id), session, refreshToken };
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
