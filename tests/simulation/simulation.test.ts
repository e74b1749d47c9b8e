import { describe, it } from 'vitest';
import { simulate } from './simulation.ts';

/** `SIM_SEED=123 npx vitest run --project simulation` runs that seed alone. */
const only = process.env['SIM_SEED'];
const seeds = only === undefined ? Array.from({ length: 200 }, (_, n) => String(n + 1)) : [only];

describe('devices that crash, lie about the time and lose the network', () => {
  it.each(seeds)('keep every promise: SIM_SEED=%s', (seed) => simulate(seed));
});
