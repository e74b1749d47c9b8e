import { expect, it } from 'vitest';
import { authFetch } from '../../../../client/auth/auth-fetch.ts';

const answering = (status: number, body: object) =>
  authFetch(
    async () => Response.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } }),
    async () => [],
  )('https://tenfold.test/auth/v1/factors/f/verify');

it('A refusal that has a reason comes with it as its code; what else it says stays', async () => {
  const refused = await answering(422, { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered', reason: 'wrong_app_code' });
  expect([refused.status, refused.headers.get('x-supabase-api-version')]).toEqual([422, '2024-01-01']);
  expect(await refused.json()).toMatchObject({ code: 'wrong_app_code', message: 'Invalid TOTP code entered' });
});

it('Other answers come as they are', async () => {
  expect(await (await answering(422, { code: 'same_password', message: 'No' })).json()).toEqual({ code: 'same_password', message: 'No' });
  expect(await (await answering(200, { code: 'x', reason: 'y' })).json()).toEqual({ code: 'x', reason: 'y' });
});
