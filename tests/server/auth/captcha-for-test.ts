import { createHash } from 'node:crypto';
import type { AccountsApp } from './accounts-for-test.ts';

export const ON = { AUTH_CAPTCHA_PROVIDER: 'altcha', AUTH_CAPTCHA_SECRET: 'a secret of at least thirty-two characters' };

/** The calls that strangers make. */
export type Call = 'signup' | 'token' | 'recover' | 'resend';

interface Challenge {
  readonly challenge: string;
  readonly salt: string;
  readonly maxnumber: number;
}

/** The token of a fresh challenge for a call. */
export async function solved(server: AccountsApp, call: Call): Promise<string> {
  const { body } = await server.call('GET', `/captcha?call=${call}`);
  const { challenge, salt, maxnumber } = body as unknown as Challenge;
  const isRight = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge;
  let number = 0;
  while (!isRight(number) && number < maxnumber) number++;
  return Buffer.from(JSON.stringify({ ...body, maxnumber: undefined, number })).toString('base64');
}
