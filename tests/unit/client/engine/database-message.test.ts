import { expect, it } from 'vitest';
import { databaseMessage } from '../../../../client/engine/database-message.ts';
import { StorageFailure } from '../../../../client/storage/storage-failure.ts';

it('what a database said is cleaned: no control characters, at most 500 characters, and of a wrapped error the cause (spec 1 §8)', () => {
  const cause = new DOMException(`disk\u0000 full\u001b[31m\n${'x'.repeat(600)}`, 'QuotaExceededError');
  const text = databaseMessage(new StorageFailure('storage_full', cause));
  expect(text).toMatch(/^QuotaExceededError: disk full\[31mx+$/);
  expect(text.length).toBeLessThanOrEqual(500);
  expect(text).not.toMatch(/\p{Cc}/u);
  expect(databaseMessage(new StorageFailure('storage_blocked'))).toBe('StorageFailure: storage_blocked');
});
