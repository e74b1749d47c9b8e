import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import type { Store } from '../../../server/database/store.ts';
import { onEachEngine } from '../engines.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const MADE_MS = 1_000_000;

onEachEngine('a database of before each mail kept its own sign-up', (engine) => {
  let store: Store;
  beforeEach(async () => {
    store = await engine.openEmpty();
    await migrate(store, migrations.slice(0, 18), random);
  });
  afterEach(() => store.close());

  interface Waiting {
    readonly email: string;
    readonly kind: string;
    readonly confirmedMs?: number;
    /** When somebody signed up for it last. */
    readonly againMs?: number;
  }

  const addUser = async ({ email, kind, confirmedMs, againMs = MADE_MS }: Waiting): Promise<void> => {
    const id = randomUUID();
    await sql`insert into users (id, email, password_hash, user_metadata, email_confirmed_at, created_at, updated_at)
      values (${id}, ${email}, 'a hash', ${`{"note":"${email}"}`}, ${confirmedMs ?? null}, ${MADE_MS}, ${againMs})`.execute(store.db);
    await sql`insert into mail_tokens (user_id, kind, token_hash, code_hash, code_tries, code_expires_at, expires_at, challenge, created_at)
      values (${id}, ${kind}, ${digest(email)}, 'a code', 3, 8, 9, 'a challenge', 7)`.execute(store.db);
  };

  test('keeps every link and code, and what its sign-up asked for', async () => {
    await addUser({ email: 'await@example.org', kind: 'signup' });
    await addUser({ email: 'owner@example.org', kind: 'recovery', confirmedMs: MADE_MS });
    await migrate(store, migrations, random);
    const rest = { code_hash: 'a code', code_tries: 3, code_expires_at: 8, expires_at: 9, challenge: 'a challenge', created_at: 7 };
    const tokens = await store.db.selectFrom('mail_tokens').selectAll().orderBy('kind', 'desc').execute();
    expect(tokens).toMatchObject([
      { ...rest, kind: 'signup', token_hash: digest('await@example.org'), sign_up_data: '{"note":"await@example.org"}' },
      { ...rest, kind: 'recovery', token_hash: digest('owner@example.org'), sign_up_data: null },
    ]);
  });

  test('counts the password as in doubt only where somebody signed up again', async () => {
    await addUser({ email: 'once@example.org', kind: 'signup', againMs: MADE_MS + 3 });
    await addUser({ email: 'twice@example.org', kind: 'signup', againMs: MADE_MS + 5_000 });
    await addUser({ email: 'owner@example.org', kind: 'recovery', confirmedMs: MADE_MS, againMs: MADE_MS + 5_000 });
    await migrate(store, migrations, random);
    const users = await store.db.selectFrom('users').select(['email', 'password_in_doubt']).orderBy('email').execute();
    expect(users.map(({ email, password_in_doubt: inDoubt }) => [email, inDoubt])).toEqual([
      ['once@example.org', 0],
      ['owner@example.org', 0],
      ['twice@example.org', 1],
    ]);
  });

  test('goes with its user', async () => {
    await addUser({ email: 'await@example.org', kind: 'signup' });
    await migrate(store, migrations, random);
    await store.db.deleteFrom('users').execute();
    expect(await store.db.selectFrom('mail_tokens').selectAll().execute()).toEqual([]);
  });
});
