import { afterEach, beforeEach, expect, test } from 'vitest';
import { onSqliteFirst } from '../engines.ts';
import { openAccounts, proofIn, prove, type AccountsApp, type Answer } from './accounts-for-test.ts';

const HOUR_MS = 3_600_000;
const VICTIM = 'victim@example.org';

onSqliteFirst('how many mails an address gets', (engine) => {
  let server: AccountsApp;
  beforeEach(async () => {
    server = await openAccounts(engine);
  });
  afterEach(() => server.close());

  const recover = (email: string, i = 0): Promise<Answer> =>
    server.call('POST', '/recover', { email }, { from: `198.51.100.${String(i)}` });
  const waitOf = ({ headers }: Answer): number => Number(headers['retry-after']);
  const got = async (address: string): Promise<number> => (await server.delivered()).to(address).length;

  test('ten a day, however many accounts want to move to it and whichever side asks', async () => {
    const movers = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.org`);
    for (const mover of movers) {
      const { access } = await server.member(mover);
      await server.call('PUT', '/user', { email: VICTIM }, { token: access });
      server.clock.now += 61_000;
    }
    for (let round = 0; round < 5; round += 1) {
      for (const [i, mover] of movers.entries())
        await server.call('POST', '/resend', { type: 'email_change', email: mover }, { from: `198.51.100.${String(round * 5 + i)}` });
      // The new address takes its turn when the answer is out already.
      await server.delivered();
      server.clock.now += 61_000;
    }
    expect(await got(VICTIM)).toBe(10);
  });

  test('and one a minute of a kind, whichever side asks', async () => {
    for (const mover of ['a@example.org', 'b@example.org']) {
      const { access } = await server.member(mover);
      await server.call('PUT', '/user', { email: VICTIM }, { token: access });
      server.clock.now += 61_000;
    }
    const before = await got(VICTIM);
    for (const mover of ['a@example.org', 'b@example.org']) await server.call('POST', '/resend', { type: 'email_change', email: mover });
    expect(await got(VICTIM)).toBe(before + 1);
  });

  test.each([VICTIM, 'nobody@example.org'])('strangers who use up the day of %s leave its owner one recovery an hour', async (address) => {
    await server.member(VICTIM);
    server.clock.now += 61_000;
    let last: Answer | undefined;
    for (let i = 0; last?.status !== 429; i += 1) {
      last = await recover(address, i);
      server.clock.now += 61_000;
    }
    expect(waitOf(last)).toBeLessThanOrEqual(3600);
    for (let hour = 1; hour <= 3; hour += 1) {
      server.clock.now += HOUR_MS;
      expect((await recover(address, 100 + hour)).status).toBe(200);
      expect((await recover(address, 200)).status).toBe(429);
    }
    expect((await server.call('POST', '/resend', { type: 'signup', email: address })).status).toBe(429);
  });

  test('the mails of the reserve are none of the ten', async () => {
    for (let i = 0; i < 10; i += 1) {
      expect((await recover(VICTIM, i)).status).toBe(200);
      server.clock.now += 61_000;
    }
    server.clock.now += HOUR_MS;
    expect((await recover(VICTIM, 11)).status).toBe(200);
    server.clock.now += 23 * HOUR_MS;
    expect((await server.call('POST', '/resend', { type: 'signup', email: VICTIM })).status).toBe(200);
  });

  test('the owner hears of a new password although strangers used up the day', async () => {
    const { access } = await server.member(VICTIM);
    for (let i = 0; i < 12; i += 1) {
      server.clock.now += 61_000;
      await recover(VICTIM, i);
    }
    await prove(server, access);
    await server.call('PUT', '/user', { password: 'a new password' }, { token: access });
    // Mails that wait together go in any order.
    expect((await server.delivered()).to(VICTIM).map(({ subject }) => subject)).toContain('Your Tenfold password was changed');
  });
});

onSqliteFirst('an e-mail change that waits', (engine) => {
  test('dies with a password change, and nobody can have its links mailed again', async () => {
    const server = await openAccounts(engine);
    const { access } = await server.member('mia@example.org');
    await server.call('PUT', '/user', { email: 'thief@example.org' }, { token: access });
    await server.delivered();
    const links = ['mia@example.org', 'thief@example.org'].map((address) => proofIn(server.post.to(address).at(-1)).token);
    await server.call('PUT', '/user', { password: 'a new password' }, { token: access });
    expect((await server.call('GET', '/user', undefined, { token: access })).body).not.toHaveProperty('new_email');
    server.clock.now += 61_000;
    const before = (await server.delivered()).mails.length;
    expect((await server.call('POST', '/resend', { type: 'email_change', email: 'mia@example.org' })).status).toBe(200);
    expect((await server.delivered()).mails).toHaveLength(before);
    for (const token_hash of links) expect((await server.call('POST', '/verify', { type: 'email_change', token_hash })).status).toBe(403);
    await server.close();
  });
});
