import type { TicketResponse } from '../../shared/contract/sync.ts';
import { Mailbox } from '../browser/harness/mailbox.ts';
import type { TestServer } from '../browser/harness/server.ts';
import { post } from './requests.ts';

/** An account that was signed up, with its mail read. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** The access token of its session. */
  readonly access: string;
  readonly tickets: readonly string[];
}

const PASSWORD = 'correct horse battery';

/** The server's address without a name that would have to be looked up at each request. */
export const originOf = (server: TestServer): string => server.origin.replace('localhost', '127.0.0.1');

/** A new account with an upload ticket for each of its installs. */
export async function newAccount(server: TestServer, name: string, installs = 1): Promise<Account> {
  const origin = originOf(server);
  const email = `${name}@example.org`;
  const sent = await post(`${origin}/auth/v1/signup`, '', JSON.stringify({ email, password: PASSWORD, data: { username: name } }));
  if (sent.status !== 200) throw new Error(`sign-up answered ${sent.status}`);
  const token = new URL(await new Mailbox(server.dataDir).link(email)).searchParams.get('token');
  const verified = await post(`${origin}/auth/v1/verify`, '', JSON.stringify({ type: 'signup', token_hash: token }));
  const { access_token: access } = JSON.parse(verified.text) as { access_token: string };
  const tickets: TicketResponse[] = [];
  for (let install = 0; install < installs; install++) {
    const asked = JSON.stringify({ deviceId: `device-${install}`, installId: `install-${install}` });
    const answer = await post(`${origin}/api/sync/ticket`, access, asked);
    tickets.push(JSON.parse(answer.text) as TicketResponse);
  }
  return { id: tickets[0]?.playerId ?? '', email, password: PASSWORD, access, tickets: tickets.map(({ ticket }) => ticket) };
}
