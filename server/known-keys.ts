import { createHmac } from 'node:crypto';
import type { SigningKeys } from './auth/credentials/signing-keys.ts';
import type { Store } from './database/store.ts';

/** The keys beside a database, each with what is lost without it. */
const LOST = {
  factors: 'two-step sign-in by an app: its owners need a recovery code, or `npm run admin -- remove-factors`',
  accounts: 'mails that still wait to be sent',
  'auth-signing': 'access tokens: signed-in devices renew theirs or sign in again',
  'upload-ticket': 'upload tickets: devices send their games after the next sign-in',
} as const;

type KeyName = keyof typeof LOST;

export interface Keys {
  readonly factors: string;
  readonly accounts: string;
  readonly uploadTicket: string;
  readonly signing: SigningKeys;
}

/** 64 bits name a key, and lead to none: the keys are random. */
const FINGERPRINT_CHARS = 11;
const fingerprint = (name: KeyName, key: string): string =>
  createHmac('sha256', key).update(`tenfold key ${name}`).digest('base64url').slice(0, FINGERPRINT_CHARS);

/** All keys by name. Of those that sign, any may be the one that is known: a new one is put before the old one. */
const fingerprintsOf = ({ factors, accounts, uploadTicket, signing }: Keys): readonly (readonly [KeyName, readonly string[]])[] => [
  ['factors', [fingerprint('factors', factors)]],
  ['accounts', [fingerprint('accounts', accounts)]],
  ['auth-signing', signing.map(({ jwk }) => fingerprint('auth-signing', `${jwk.x} ${jwk.y}`))],
  ['upload-ticket', [fingerprint('upload-ticket', uploadTicket)]],
];

/**
 * Notes which keys a database has been used with. A key that is new to a database which knows others does not open what these sealed: the
 * database was restored without its keys, or several servers share it and not their keys. A key that comes back is known.
 * @returns the names of the keys that the database did not know though it knew others
 */
export async function noteKeys(database: Store, keys: Keys): Promise<readonly KeyName[]> {
  const rows = await database.db.selectFrom('facts').selectAll().where('name', 'like', 'keys:%').execute();
  const known = new Map(rows.map(({ name, value }) => [name, value.split(' ')]));
  const news = fingerprintsOf(keys).flatMap(([name, fingerprints]) => {
    const before = known.get(`keys:${name}`) ?? [];
    const added = fingerprints.filter((each) => !before.includes(each));
    return added.length === 0
      ? []
      : [{ name, all: [...before, ...added], isStrange: before.length > 0 && added.length === fingerprints.length }];
  });
  if (news.length > 0) {
    await database.write((writer) =>
      writer
        .insertInto('facts')
        .values(news.map(({ name, all }) => ({ name: `keys:${name}`, value: all.join(' ') })))
        .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row.ref('excluded.value') })))
        .execute(),
    );
  }
  return news.flatMap(({ name, isStrange }) => (isStrange ? [name] : []));
}

/** The one warning about keys that a database does not know: what is lost, and what to do about it. */
export const warningOf = (names: readonly KeyName[]): string =>
  `this database was used with other keys. Without them is lost: ${names.map((name) => LOST[name]).join('; ')}. If you still have them, stop the server, put the former files into the folder keys of the data folder (or set the former AUTH_ENCRYPTION_KEY and AUTH_SIGNING_KEY_FILE), and start it again`;
