import { expect, test } from 'vitest';
import { makeSigningKey, parseSigningKeys, type SigningKeys } from '../../server/auth/credentials/signing-keys.ts';
import { noteKeys, warningOf, type Keys } from '../../server/known-keys.ts';
import { onSqliteFirst } from './engines.ts';

const signing = (...keys: readonly string[]): Promise<SigningKeys> =>
  parseSigningKeys(JSON.stringify({ keys: keys.map((key) => JSON.parse(key) as object) }));
const [first, second, third] = [makeSigningKey(), makeSigningKey(), makeSigningKey()];
const keysOf = async (name: string, ...keys: readonly string[]): Promise<Keys> => ({
  factors: `factors of ${name}`,
  accounts: `accounts of ${name}`,
  uploadTicket: `upload ticket of ${name}`,
  signing: await signing(...keys),
});

onSqliteFirst('the keys of a database', (engine) => {
  test('are known from their first use, and no other start says a word', async () => {
    const database = await engine.open();
    const keys = await keysOf('a', first);
    expect(await noteKeys(database, keys)).toEqual([]);
    expect(await noteKeys(database, keys)).toEqual([]);
    const stored = JSON.stringify(await database.db.selectFrom('facts').selectAll().execute());
    for (const secret of [keys.factors, keys.accounts, keys.uploadTicket, first]) expect(stored).not.toContain(secret);
    await database.close();
  });

  test('that are others are named once, and the former ones may come back', async () => {
    const database = await engine.open();
    const [mine, others] = [await keysOf('a', first), await keysOf('b', second)];
    await noteKeys(database, mine);
    expect(await noteKeys(database, { ...mine, factors: others.factors })).toEqual(['factors']);
    expect(await noteKeys(database, others)).toEqual(['accounts', 'auth-signing', 'upload-ticket']);
    expect(await noteKeys(database, mine)).toEqual([]);
    await database.close();
  });

  test('that sign may get a new one before the old one, and later lose the old one', async () => {
    const database = await engine.open();
    const mine = await keysOf('a', first);
    await noteKeys(database, mine);
    expect(await noteKeys(database, { ...mine, signing: await signing(second, first) })).toEqual([]);
    expect(await noteKeys(database, { ...mine, signing: await signing(second) })).toEqual([]);
    expect(await noteKeys(database, { ...mine, signing: await signing(third) })).toEqual(['auth-signing']);
    await database.close();
  });
});

test('the warning names what is lost, and nothing else', () => {
  expect(warningOf(['factors', 'accounts'])).toBe(
    'this database was used with other keys. Without them is lost: two-step sign-in by an app: its owners need a recovery code, or `npm run admin -- remove-factors`; mails that still wait to be sent. If you still have them, stop the server, put the former files into the folder keys of the data folder (or set the former AUTH_ENCRYPTION_KEY and AUTH_SIGNING_KEY_FILE), and start it again',
  );
  expect(warningOf(['upload-ticket'])).not.toContain('mails');
});
