import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachEngine } from '../engines.ts';
import { openAccounts, type AccountsApp, type Member } from './accounts-for-test.ts';

onEachEngine('what an account says of its upload tickets', (engine) => {
  let server: AccountsApp;
  let member: Member;
  beforeEach(async () => {
    server = await openAccounts(engine);
    member = await server.member('mia@example.org');
  });
  afterEach(() => server.close());

  const standing = (issuedMs = server.clock.now) => server.accounts.directory.ticketStanding({ id: 'lost', player: member.id, issuedMs });
  const newTicket = async (installId = 'i'): Promise<string> => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/sync/ticket',
      headers: { authorization: `Bearer ${member.access}` },
      payload: { deviceId: 'd', installId },
    });
    return response.json<{ ticket: string }>().ticket;
  };
  const push = async (ticket: string): Promise<number> => {
    const payload = { proto: 1, batchId: 'b', deviceId: 'd', deviceNow: 0, items: [] };
    return (await server.app.inject({ method: 'POST', url: '/api/sync/push', headers: { authorization: `Bearer ${ticket}` }, payload }))
      .statusCode;
  };

  test('a ban stops them for as long as it lasts', async () => {
    const ticket = await newTicket();
    expect(await push(ticket)).toBe(200);
    const until = server.clock.now + 1000;
    await server.database.write((writer) => writer.updateTable('users').set({ banned_until: until }).execute());
    expect([await standing(), await push(ticket)]).toEqual(['banned', 401]);
    server.clock.now = until;
    expect([await standing(), await push(ticket)]).toEqual(['alive', 200]);
  });

  test('a password change ends those given before it', async () => {
    const ticket = await newTicket();
    await server.call('PUT', '/user', { password: 'a new password' }, { token: member.access });
    expect([await standing(), await push(ticket)]).toEqual(['revoked', 401]);
    expect(await standing(server.clock.now + 1)).toBe('alive');
    const ofGeneration = (generation: number) =>
      server.accounts.directory.ticketStanding({ id: 'lost', player: member.id, issuedMs: 0, generation });
    expect([await ofGeneration(0), await ofGeneration(1), await push(await newTicket())]).toEqual(['revoked', 'alive', 200]);
  });

  test('one that its device has ended stays so', async () => {
    const [ticket, other] = [await newTicket('i'), await newTicket('j')];
    const headers = { authorization: `Bearer ${ticket}` };
    expect((await server.app.inject({ method: 'POST', url: '/api/sync/tickets/revoke', headers })).statusCode).toBe(204);
    expect([await push(ticket), await push(other), await standing()]).toEqual([401, 200, 'alive']);
  });

  test('an account that is gone is not known, nor is one that never was', async () => {
    await server.database.write((writer) => writer.deleteFrom('users').execute());
    expect(await standing()).toBe('unknown');
    expect(await server.accounts.directory.ticketStanding({ id: 'lost', player: 'nobody', issuedMs: 0 })).toBe('unknown');
  });
});
