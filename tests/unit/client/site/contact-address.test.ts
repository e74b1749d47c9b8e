import { describe, expect, it } from 'vitest';
import { readContactAddress } from '../../../../client/site/contact/contact-address.ts';

describe('The contact address', () => {
  /** A network that answers by the cache mode of the request. */
  const network =
    (answers: Readonly<Record<string, () => Response>>): typeof fetch =>
    async (_address, init) => {
      const answer = answers[init?.cache ?? ''];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    };
  const set = () => Response.json({ contactEmail: 'hello@school.example', social: {} });

  it('is the one that the server has now (decision S18)', async () => {
    expect(await readContactAddress(network({ 'no-cache': set }))).toEqual({ state: 'known', email: 'hello@school.example' });
    expect(await readContactAddress(network({ 'no-cache': () => Response.json({ social: {} }) }))).toEqual({ state: 'none' });
  });

  it('is without a network the one that the server last said, if it said one', async () => {
    expect(await readContactAddress(network({ 'force-cache': set }))).toEqual({ state: 'known', email: 'hello@school.example' });
    expect(await readContactAddress(network({}))).toEqual({ state: 'unreachable' });
  });

  it('is not taken from a page that answers in the server’s place', async () => {
    const portal = () => new Response('<h1>Sign in to this network</h1>');
    expect(await readContactAddress(network({ 'no-cache': portal, 'force-cache': portal }))).toEqual({ state: 'unreachable' });
    for (const other of [
      () => new Response('', { status: 503 }),
      () => Response.json({ social: {} }, { status: 503 }),
      () => Response.json(null),
    ])
      expect(await readContactAddress(network({ 'no-cache': other }))).toEqual({ state: 'unreachable' });
  });
});
