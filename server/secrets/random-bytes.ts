import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 8192;

/**
 * Random bytes from the system's generator, drawn in large pieces: to ask it for eight at a time would cost each push as much
 * as the check of its game. Bytes are given out once and then erased from the pool.
 */
export function pooledRandomBytes(): (bytes: number) => Uint8Array {
  const pool = new Uint8Array(POOL_BYTES);
  let used = POOL_BYTES;
  return (bytes) => {
    if (bytes > POOL_BYTES) return randomFillSync(new Uint8Array(bytes));
    if (used + bytes > POOL_BYTES) {
      randomFillSync(pool);
      used = 0;
    }
    const drawn = pool.slice(used, used + bytes);
    pool.fill(0, used, used + bytes);
    used += bytes;
    return drawn;
  };
}
