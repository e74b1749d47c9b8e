import { expect, test } from 'vitest';
import { createPasswords, HASH_COST } from '../../../server/auth/credentials/passwords.ts';
import { ok } from '../../../shared/result.ts';

const ORIGIN = { account: 'mia@example.org', source: '192.0.2.1' };
const RIGHT = 'correct horse';

const hashAt = async (cost = HASH_COST): Promise<string> => {
  const hashed = await createPasswords(cost).inSlot(ORIGIN, async (slot) => ok(await slot.hash(RIGHT)));
  if (!hashed.ok) throw new Error(hashed.error.code);
  return hashed.value;
};

test('a password is hashed with argon2id, 19 MiB and two passes (protocol, "Sign-up, sign-in, password")', async () => {
  expect(await hashAt()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a hash of an earlier cost is still compared by its own cost', async () => {
  const earlier = await hashAt({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const verify = (password: string) => createPasswords(HASH_COST).inSlot(ORIGIN, async (slot) => ok(await slot.verify(earlier, password)));
  expect(await verify(RIGHT)).toEqual(ok(true));
  expect(await verify('another horse')).toEqual(ok(false));
});
