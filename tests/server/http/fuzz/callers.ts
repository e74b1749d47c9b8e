import { randomUUID } from 'node:crypto';
import type { Chance } from '../../../simulation/chance.ts';
import { TEST_NOW } from '../../app-for-test.ts';
import { challengeOf, PASSWORD, proofIn, SITE, type AccountsApp, type Member } from '../../auth/accounts-for-test.ts';
import { challenge, enrollTotp } from '../../auth/factors-for-test.ts';
import { activityItem, badgeClaim, newId, noticeRead, sessionItem } from '../../played-games.ts';
import { word, type Known } from './sample.ts';

const OTHERS = ['leo@example.org', 'ada@example.org', 'eve@example.org'];
const VERIFIER = 'v'.repeat(43);

/** One who calls with good credentials, and knows values that belong together. */
export interface Caller {
  readonly member: Member;
  readonly credentials: Readonly<Record<string, string | undefined>>;
  /** Ids that routes name objects by. */
  readonly ids: readonly string[];
  readonly known: Known;
}

async function signIn(server: AccountsApp, { id, email }: Pick<Member, 'id' | 'email'>): Promise<Member | undefined> {
  const { status, body } = await server.call('POST', '/token?grant_type=password', { email, password: PASSWORD });
  return status === 200 ? { id, email, access: String(body['access_token']), refresh: String(body['refresh_token']) } : undefined;
}

/** Signs the caller of before in again; one whose account is gone or has another password makes way for a new one. */
export async function nextCaller(server: AccountsApp, chance: Chance, before?: Caller): Promise<Caller> {
  const member = (before && (await signIn(server, before.member))) ?? (await server.member(`${word(chance, 12)}@example.org`));
  // An admin gets furthest.
  await server.database.write((writer) => writer.updateTable('profiles').set({ role: 'admin' }).where('user_id', '=', member.id).execute());
  const ticket = await server.app.inject({
    method: 'POST',
    url: '/api/sync/ticket',
    headers: { authorization: `Bearer ${member.access}` },
    payload: { deviceId: 'd', installId: 'i' },
  });
  const { body: user } = await server.call('GET', '/user', undefined, { token: member.access });
  const { identities, factors } = user as { identities: readonly { identity_id: string }[]; factors: readonly { id: string }[] };
  const factorId = factors[0]?.id ?? (await enrollTotp(server, member.access)).id;
  const challengeId = await challenge(server, member.access, factorId);
  const own = await server.app.inject({ url: '/api/account/sessions', headers: bearer(member.access) });
  const { sessions } = own.json<{ readonly sessions: readonly { readonly id: string }[] }>();
  const ids = [factorId, identities[0]?.identity_id ?? '', sessions.at(-1)?.id ?? '', randomUUID()];
  return {
    member,
    credentials: {
      firstStep: member.access,
      player: member.access,
      admin: member.access,
      ticket: ticket.json<{ ticket?: string }>().ticket,
    },
    ids,
    known: knownTo(server, chance, member, challengeId),
  };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function knownTo(server: AccountsApp, chance: Chance, { id, email, refresh }: Member, challengeId: string): Known {
  const game = sessionItem({ id: newId(), owner: id });
  const claims = [activityItem(newId(), id), badgeClaim('speed-demon', id), noticeRead('speed-demon', id)];
  const proof = () => proofIn(server.post.mails.at(-1));
  const oneOf =
    <T>(...values: readonly T[]) =>
    (): T =>
      chance.pick(values);
  return {
    items: () => [game, ...claims].filter(() => chance.happens(70)),
    sessionData: () => ({ record: game }),
    email: oneOf(email, ...OTHERS),
    password: oneOf(PASSWORD, 'wrong horse', 'another horse'),
    data: () => ({ username: word(chance, 8), display_name: word(chance, 8), x: 1 }),
    username: () => word(chance, 8),
    name: () => word(chance, 8),
    refresh_token: () => refresh,
    token_hash: () => proof().token,
    token: () => (chance.happens(50) ? proof().token : proof().code),
    code: oneOf('123456', '0000-0000-0000'),
    type: oneOf('signup', 'recovery', 'email_change'),
    grant_type: oneOf('password', 'refresh_token', 'pkce'),
    code_verifier: () => VERIFIER,
    code_challenge: () => challengeOf(VERIFIER).code_challenge,
    code_challenge_method: () => 's256',
    redirect_to: oneOf(`${SITE}/auth/callback`, 'https://evil.example'),
    scope: oneOf('local', 'others', 'global'),
    provider: () => 'google',
    call: oneOf('signup', 'token', 'recover', 'resend'),
    factor_type: oneOf('totp', 'phone'),
    phone: oneOf('+15550100123', '+15550100124'),
    challenge_id: () => challengeId,
    proto: oneOf(1, 2),
    deviceId: () => 'd',
    installId: () => 'i',
    deviceNow: () => TEST_NOW,
    cursor: () => 'e.0.-.tag',
    gameId: oneOf(1, 2, 3),
  };
}
