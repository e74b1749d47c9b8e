import { totpCode, stepAt } from '../../../server/auth/factors/totp.ts';
import { PASSWORD, type AccountsApp, type Answer, type Member } from './accounts-for-test.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret as an authenticator app reads it. */
function secretBytes(text: string): Buffer {
  const bits = Array.from(text, (sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator app shows. `atMs`: ms since the epoch. */
export const codeAt = (secret: string, atMs: number): string => totpCode(secretBytes(secret), stepAt(atMs));

/** Six digits that are not the code of any step near a time. */
export function wrongCodeAt(secret: string, atMs: number): string {
  const near = [-30_000, 0, 30_000].map((offMs) => codeAt(secret, atMs + offMs));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
}

export const STEP_MS = 30_000;

export interface TotpFactor {
  readonly id: string;
  readonly secret: string;
}

/** A member with a verified factor. `access` and `refresh` are of the session with both steps. */
export interface GuardedMember extends Member {
  readonly factor: TotpFactor;
}

export async function enrollTotp(server: AccountsApp, token: string, name?: string): Promise<TotpFactor> {
  const { status, body } = await server.call('POST', '/factors', { factor_type: 'totp', friendly_name: name }, { token });
  if (status !== 200) throw new Error(`enrolling was refused: ${JSON.stringify(body)}`);
  return { id: String(body['id']), secret: (body['totp'] as { secret: string }).secret };
}

export const challenge = async (server: AccountsApp, token: string, factorId: string): Promise<string> =>
  String((await server.call('POST', `/factors/${factorId}/challenge`, {}, { token })).body['id']);

/** Answers a challenge of a factor; by default a new one, with the code that the app shows now. */
export async function verify(
  server: AccountsApp,
  token: string,
  factor: TotpFactor,
  { code = codeAt(factor.secret, server.clock.now), challengeId }: { readonly code?: string; readonly challengeId?: string } = {},
): Promise<Answer> {
  const challenge_id = challengeId ?? (await challenge(server, token, factor.id));
  return server.call('POST', `/factors/${factor.id}/verify`, { challenge_id, code }, { token });
}

/** A new session of the first step alone. */
export async function firstStep(server: AccountsApp, email: string): Promise<{ readonly access: string; readonly refresh: string }> {
  const { body } = await server.call('POST', '/token?grant_type=password', { email, password: PASSWORD });
  return { access: String(body['access_token']), refresh: String(body['refresh_token']) };
}

/** A confirmed account with two-step sign-in. The clock moves on, so that the next code is another one. */
export async function guardedMember(server: AccountsApp, email: string): Promise<GuardedMember> {
  const member = await server.member(email);
  const factor = await enrollTotp(server, member.access);
  const { body } = await verify(server, member.access, factor);
  server.clock.now += STEP_MS;
  return { ...member, factor, access: String(body['access_token']), refresh: String(body['refresh_token']) };
}

export const codeOf = ({ status, body }: Answer): string => `${status} ${String(body['code'])}`;

/** The claims of an access token, unchecked. */
export const claimsIn = (token: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
