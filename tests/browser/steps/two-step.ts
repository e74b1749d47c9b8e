import { codeAt } from '../../server/auth/factors-for-test.ts';
import type { TestServer } from '../harness.ts';
import type { Person } from './accounts.ts';

/** What somebody keeps who turned two-step sign-in on. */
export interface Kept {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const STEP_MS = 30_000;

async function call(
  server: TestServer,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${server.origin}/auth/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** The code after the one that the app shows now. The server takes it already, and it is not the one that an earlier step used up. */
export const nextCode = ({ secret }: Kept): string => codeAt(secret, Date.now() + STEP_MS);

/** Asks for another address through the API, as if another device had done it. Its links lead back to this window. */
export async function askForEmail(server: TestServer, { email, password }: Person, newEmail: string): Promise<void> {
  const { access_token: token } = await call(server, 'POST', '/token?grant_type=password', { email, password });
  const back = encodeURIComponent(`${server.origin}/auth/callback?for=email-change`);
  const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' };
  await call(server, 'PUT', `/user?redirect_to=${back}`, { email: newEmail, ...challenge }, String(token));
}

/** Turns two-step sign-in on through the API, as if another device had done it. */
export async function turnOnTwoSteps(server: TestServer, { email, password }: Person): Promise<Kept> {
  const post = (path: string, body: object, token?: string) => call(server, 'POST', path, body, token);
  const first = String((await post('/token?grant_type=password', { email, password }))['access_token']);
  const { id, totp } = await post('/factors', { factor_type: 'totp', friendly_name: 'My phone' }, first);
  const { secret } = totp as { secret: string };
  const challenge = await post(`/factors/${String(id)}/challenge`, {}, first);
  const tried = { challenge_id: challenge['id'], code: codeAt(secret, Date.now()) };
  const { access_token: second } = await post(`/factors/${String(id)}/verify`, tried, first);
  const { codes } = await post('/recovery-codes', {}, String(second));
  return { secret, recoveryCodes: codes as string[] };
}
