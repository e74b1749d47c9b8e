import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { it } from 'vitest';
import { base64url } from '../../../../client/storage/hash.ts';
import { sha256 } from '../../../../client/storage/sha256.ts';

it('base64url is that of every other implementation', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => base64url(bytes) === Buffer.from(bytes).toString('base64url')));
});

it('a page without crypto.subtle computes the same hash', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) =>
      Buffer.from(sha256(bytes)).equals(createHash('sha256').update(bytes).digest()),
    ),
  );
});
