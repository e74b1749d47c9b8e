import { expect, test } from 'vitest';
import { pooledRandomBytes } from '../../../server/secrets/random-bytes.ts';

test('random bytes are given out once each, across refills of the pool and beyond its size', () => {
  const random = pooledRandomBytes();
  const drawn = Array.from({ length: 3000 }, () => Buffer.from(random(8)).toString('hex'));
  expect(new Set(drawn).size).toBe(3000);
  expect(drawn.every((text) => text.length === 16)).toBe(true);
  expect(random(20_000)).toHaveLength(20_000);
  expect(new Set(random(20_000)).size).toBeGreaterThan(200);
});
