import { createHash, randomBytes } from 'node:crypto';
import { AuthClient } from '@supabase/auth-js';
import { expect } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { createAccounts, type Accounts } from '../../../server/auth/create-accounts.ts';
import type { HashCost } from '../../../server/auth/credentials/passwords.ts';
import { makeSigningKey, parseSigningKeys } from '../../../server/auth/credentials/signing-keys.ts';
import type { Environment } from '../../../server/config.ts';
import type { Store } from '../../../server/database/store.ts';
import type { Tombstone, Tombstones } from '../../../server/deletion/tombstones.ts';
import type { App, AppPlugin } from '../../../server/http/app.ts';
import type { Mail, MailTransport } from '../../../server/mail/mail.ts';
import type { SmsTransport } from '../../../server/sms/sms.ts';
import { ticketReader } from '../../../server/sync/ticket-token.ts';
import { buildApp } from '../../../server/app.ts';
import { configForTest, TEST_NOW } from '../app-for-test.ts';
import { pressed } from '../../pressed-link.ts';
import type { Engine } from '../engines.ts';
import { expectDescribed } from '../http/described.ts';

export const SITE = 'http://tenfold.test';
export const PASSWORD = 'correct horse';
const TICKET_KEY = 'a key that only tests use, of 43 characters';
export const SIGNING_KEY = makeSigningKey();

/** What is noted outside the database, without a file. */
export function tombstonesInMemory(): Tombstones {
  const noted: Tombstone[] = [];
  return { all: () => noted, add: (tombstones) => void noted.push(...tombstones) };
}

/** Keeps mails as a reader's mailbox would. */
export class Postbox implements MailTransport {
  readonly mails: Mail[] = [];
  fails = 0;

  send(mail: Mail): Promise<void> {
    if (this.fails > 0) {
      this.fails -= 1;
      return Promise.reject(new Error('the mail server is away'));
    }
    this.mails.push(mail);
    return Promise.resolve();
  }

  close(): void {}

  to(address: string): Mail[] {
    return this.mails.filter((mail) => mail.to === address);
  }
}

/** The link and the code of a mail, as its reader finds them. */
export const proofIn = (mail: Mail | undefined): { link: URL; token: string; code: string } => {
  const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank');
  return {
    link,
    token: link.searchParams.get('token') ?? '',
    code: /\b\d{6}\b/.exec(mail?.text.replaceAll(link.href, '') ?? '')?.[0] ?? '',
  };
};

export interface Answer {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly body: Record<string, unknown>;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

export interface AccountsApp {
  readonly app: App;
  readonly accounts: Accounts;
  readonly database: Store;
  readonly post: Postbox;
  readonly clock: { now: number };
  /** The users whose profile changed, in order. */
  readonly changed: readonly string[];
  /** One call under /auth/v1, with the client's version header. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS',
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Answer>;
  /** Opens the link of a mail and presses the button of its page; where that leads. */
  follow(link: URL, options?: CallOptions): Promise<string>;
  /** Waits until every mail that was asked for is in the postbox. */
  delivered(): Promise<Postbox>;
  /** A confirmed account with a session. */
  member(email: string, username?: string): Promise<Member>;
  close(): Promise<void>;
}

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly access: string;
  readonly refresh: string;
}

const readBody = (response: LightMyRequestResponse): Record<string, unknown> =>
  response.body === '' ? {} : (JSON.parse(response.body) as Record<string, unknown>);

/** Far less work than a password deserves. What a real hash costs is tested in passwords.test.ts. */
const CHEAP: HashCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export const openAccounts = async (
  engine: Engine,
  env: Environment = {},
  start: number = TEST_NOW,
  transport?: MailTransport,
  logTo?: { write(line: string): void },
  more: readonly AppPlugin[] = [],
  sms?: SmsTransport,
): Promise<AccountsApp> => {
  const clock = { now: start };
  const config = configForTest({ SITE_URL: SITE, ...env });
  const database = await engine.open();
  const post = new Postbox();
  const changed: string[] = [];
  const accounts = createAccounts({
    config,
    database,
    clock: () => clock.now,
    keys: await parseSigningKeys(SIGNING_KEY),
    secret: 'a secret that only tests use',
    factorKey: 'a key of factors that only tests use',
    changed: (userId) => void changed.push(userId),
    version: '0.0.0',
    tombstones: tombstonesInMemory(),
    openTickets: ticketReader(() => clock.now),
    transport: transport ?? post,
    hashCost: CHEAP,
    ...(sms && { sms }),
  });
  const app = await buildApp({
    config,
    database,
    accounts: accounts.directory,
    clock: () => clock.now,
    random: (bytes) => randomBytes(bytes),
    ticketKey: TICKET_KEY,
    plugins: [accounts.plugin, ...more],
    ...(logTo && { logTo }),
  });

  const call: AccountsApp['call'] = async (method, path, body, options = {}) => {
    const response = await app.inject({
      method,
      url: `/auth/v1${path}`,
      remoteAddress: options.from ?? '192.0.2.1',
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    const answered = isJson ? readBody(response) : {};
    if (isJson) expectDescribed(app, method, `/auth/v1${path}`, response.statusCode, answered);
    return { status: response.statusCode, headers: response.headers, body: answered };
  };

  const follow: AccountsApp['follow'] = async (link, options) => {
    const page = await call('GET', `/verify${link.search}`, undefined, options);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const { status, body } = await call('POST', '/verify', pressed(link), options);
    expect(status).toBe(200);
    return String(body['location']);
  };

  const delivered = async (): Promise<Postbox> => {
    await accounts.mail.deliverDue();
    return post;
  };

  const member = async (email: string, username?: string): Promise<Member> => {
    await call('POST', '/signup', { email, password: PASSWORD, data: username === undefined ? {} : { username } });
    const { token } = proofIn((await delivered()).to(email).at(-1));
    const { body } = await call('POST', '/verify', { type: 'signup', token_hash: token });
    const user = body['user'] as { id: string };
    return { id: user.id, email, access: String(body['access_token']), refresh: String(body['refresh_token']) };
  };

  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
  };
  return { app, accounts, database, post, clock, changed, call, follow, delivered, member, close };
};

/** The public client against a listening server; its storage is a map of its own. */
export const publicClient = (origin: string, flowType: 'pkce' | 'implicit' = 'pkce'): InstanceType<typeof AuthClient> => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return new AuthClient({
    url: `${origin}/auth/v1`,
    storageKey: 'tenfold',
    flowType,
    storage,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
  });
};

/** A PKCE pair. */
export const challengeOf = (verifier: string) => ({
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 's256',
});

/** Proves by the password that it is the owner who uses a session; the status and the code of the answer. */
export async function prove({ app }: AccountsApp, token: string, password = PASSWORD): Promise<readonly [status: number, code: unknown]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'POST', url: '/api/account/prove', headers, payload: { password } });
  return [answer.statusCode, answer.json<{ code?: string }>().code];
}
