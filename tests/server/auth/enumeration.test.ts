import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../../../server/auth/sweep.ts';
import type { Store, Writer } from '../../../server/database/store.ts';
import type { Mail } from '../../../server/mail/mail.ts';
import { onSqliteFirst } from '../engines.ts';
import { openAccounts, PASSWORD, proofIn, type AccountsApp, type Answer, type Member } from './accounts-for-test.ts';

const DAY_MS = 24 * 3_600_000;
const FREE = 'freed@example.org';
const WAITING = 'await@example.org';
const TAKEN = 'taken@example.org';
/** Of one length, so that no length tells them apart. */
const ADDRESSES = [FREE, WAITING, TAKEN];

/** A text with what may differ put out of sight: addresses, ids, times, tokens and codes. */
const skeleton = (text: string): string =>
  text
    .replaceAll(/[a-z]+(@|%40)example\.org/g, 'address')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'uuid')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(/token=[\w-]+/g, 'token')
    .replaceAll(/\b\d{6}\b/g, 'code');

const shape = ({ status, headers, body }: Answer): string => {
  const { date: _date, ...kept } = headers;
  return skeleton(JSON.stringify({ status, headers: kept, body }));
};
const letter = ({ subject, text, html }: Mail): string => skeleton(JSON.stringify({ subject, text, html }));

const allEqual = (values: readonly unknown[]): void => {
  for (const value of values) expect(value).toEqual(values[0]);
};

onSqliteFirst('nobody learns whether an address has an account', (engine) => {
  let server: AccountsApp;
  let owner: Member;
  beforeEach(async () => {
    server = await openAccounts(engine);
    owner = await server.member(TAKEN, 'Keeper');
    await signUp(WAITING, 'Waiting');
    server.clock.now += 61_000;
  });
  afterEach(() => server.close());

  const signUp = (email: string, username?: string, display_name = username): Promise<Answer> =>
    server.call('POST', '/signup', { email, password: PASSWORD, data: username === undefined ? {} : { username, display_name } });
  const isFree = async (name: string): Promise<boolean> =>
    (await server.app.inject(`/api/account/username-available?name=${encodeURIComponent(name)}`)).json<{ available: boolean }>().available;

  describe('from the names that a sign-up asked for', () => {
    const NAMES = new Map(ADDRESSES.map((email, i) => [email, `fresh name ${String(i)}`]));
    const nameOf = (email: string): string => NAMES.get(email) ?? '';
    beforeEach(async () => {
      for (const email of ADDRESSES) expect((await signUp(email, nameOf(email))).status).toBe(200);
    });

    test('each is taken, for everybody but who signs up this address again', async () => {
      for (const email of ADDRESSES) {
        expect([email, await isFree(nameOf(email))]).toEqual([email, false]);
        const other = await signUp('other@example.org', nameOf(email));
        expect([email, other.status, other.body['message']]).toEqual([email, 422, 'Username already exists. Try another name.']);
        expect([email, (await signUp(email, nameOf(email))).status]).toEqual([email, 200]);
      }
    });

    test('the names asked for last are held, the former ones are free', async () => {
      for (const email of ADDRESSES) {
        await signUp(email, `next ${nameOf(email)}`, `shown ${nameOf(email)}`);
        const free = [nameOf(email), `next ${nameOf(email)}`, `shown ${nameOf(email)}`].map(isFree);
        expect([email, ...(await Promise.all(free))]).toEqual([email, true, false, false]);
        await signUp(email);
        expect([email, await isFree(`next ${nameOf(email)}`)]).toEqual([email, true]);
      }
    });

    test('what is refused changes nothing', async () => {
      for (const email of ADDRESSES) {
        expect([email, (await signUp(email, 'keeper')).status]).toEqual([email, 422]);
        expect([email, await isFree(nameOf(email))]).toEqual([email, false]);
      }
    });

    test('they lapse seven days after the last sign-up', async () => {
      const parts = { store: server.database, clock: () => server.clock.now };
      server.clock.now += 4 * DAY_MS;
      for (const email of ADDRESSES) await signUp(email, nameOf(email));
      server.clock.now += 7 * DAY_MS - 1;
      await sweep(parts);
      allEqual([false, ...(await Promise.all(ADDRESSES.map((email) => isFree(nameOf(email)))))]);
      server.clock.now += 2;
      await sweep(parts);
      allEqual([true, ...(await Promise.all(ADDRESSES.map((email) => isFree(nameOf(email)))))]);
      expect(await isFree('Keeper')).toBe(false);
      expect(await isFree('Waiting')).toBe(true);
    });

    test('the owner keeps the profile as it was', async () => {
      expect(await server.accounts.directory.profile(owner.id)).toEqual({ username: 'Keeper', displayName: 'Keeper', role: 'player' });
    });
  });

  test('from an answer to a sign-up, with a free or a taken display name', async () => {
    for (const shown of ['keeper', undefined]) {
      server.clock.now += 61_000;
      const answers = [];
      for (const [i, email] of ADDRESSES.entries()) {
        const name = `player ${String(i)}`;
        answers.push(shape(await signUp(email, name, shown ?? `${name} shown`)).replaceAll(/player \d/g, 'name'));
      }
      expect(answers[0]).toContain(shown === undefined ? '"display_name":"name shown"' : '"display_name":"name"');
      allEqual(answers);
    }
  });

  test('from an id: an address has the same one before and after its account is confirmed, and the account has its own', async () => {
    const first = await signUp(FREE);
    const { token } = proofIn((await server.delivered()).to(FREE).at(-1));
    const { body } = await server.call('POST', '/verify', { type: 'signup', token_hash: token });
    server.clock.now += 61_000;
    const second = await signUp(FREE);
    const ids = (answer: Answer): unknown[] => [
      answer.body['id'],
      (answer.body['identities'] as { identity_id: string }[])[0]?.identity_id,
    ];
    expect(ids(second)).toEqual(ids(first));
    const user = body['user'] as { id: string; identities: { identity_id: string }[] };
    for (const id of [user.id, user.identities[0]?.identity_id]) expect(ids(first)).not.toContain(id);
    expect((await signUp(WAITING)).body['id']).not.toBe(ids(first)[0]);
  });

  describe('from an e-mail change', () => {
    /** What one who asks to move to an address sees of it: answers, and the mails in their own mailbox. */
    const asked = async (asker: string, wanted: string): Promise<readonly string[]> => {
      const { access } = await server.member(asker);
      const before = (await server.delivered()).to(asker).length;
      const put = await server.call('PUT', '/user', { email: wanted }, { token: access });
      server.clock.now += 61_000;
      const again = await server.call('POST', '/resend', { type: 'email_change', email: asker });
      const mails = (await server.delivered()).to(asker).slice(before);
      const followed = await server.follow(proofIn(mails.at(-1)).link);
      const user = await server.call('GET', '/user', undefined, { token: access });
      return [shape(put), shape(again), ...mails.map(letter), skeleton(followed), shape(user)];
    };

    test('the same answers and the same mails to who asks, whatever the address', async () => {
      const seen = [];
      for (const [i, email] of ADDRESSES.entries()) seen.push(await asked(`mover${'abc'.charAt(i)}@example.org`, email));
      expect(seen[0]).toHaveLength(6);
      allEqual(seen);
    });

    test('the owner of a taken address hears of it, without a link', async () => {
      await asked('mover@example.org', TAKEN);
      const notices = (await server.delivered()).to(TAKEN).slice(1);
      expect(notices.map(({ subject }) => subject)).toEqual([
        'Your address was asked for on Tenfold',
        'Your address was asked for on Tenfold',
      ]);
      for (const { text, html, link } of notices) expect(`${text}${html}${link ?? ''}`).not.toMatch(/https?:|(?<!#)\b\d{6}\b|mover/);
      expect((await server.call('GET', '/user', undefined, { token: owner.access })).body['email']).toBe(TAKEN);
    });

    test('an address that was taken while the links were on their way: the last link says that the change could not be made', async () => {
      const { access } = await server.member('mover@example.org');
      await server.call('PUT', '/user', { email: FREE }, { token: access });
      await server.delivered();
      const links = ['mover@example.org', FREE].map((email) => proofIn(server.post.to(email).at(-1)));
      await server.member(FREE);
      await server.follow(links[0]?.link ?? new URL('about:blank'));
      const { body } = await server.call('POST', '/verify', { type: 'email_change', token_hash: links[1]?.token });
      expect([body['code'], body['message']]).toEqual(['otp_expired', 'The email address could not be changed']);
      expect((await server.call('GET', '/user', undefined, { token: access })).body['new_email']).toBeUndefined();
    });

    test('a sign-up that nobody confirmed does not keep an address from its owner', async () => {
      const { access } = await server.member('mover@example.org');
      await server.call('PUT', '/user', { email: WAITING }, { token: access });
      await server.delivered();
      for (const email of ['mover@example.org', WAITING]) await server.follow(proofIn(server.post.to(email).at(-1)).link);
      expect((await server.call('GET', '/user', undefined, { token: access })).body['email']).toBe(WAITING);
    });
  });
});

/** A store that notes the text of every query. */
const listening = (store: Store, queries: string[]): Store => {
  const through = (db: Writer): Writer => {
    const plugin: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        queries.push(db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    return db.withPlugin(plugin);
  };
  return { ...store, db: through(store.db), write: (work) => store.write((writer) => work(through(writer))) };
};

onSqliteFirst('until the answer is out', (engine) => {
  test.each(['/recover', '/resend'])('%s asks the database the same for every address', async (path) => {
    const queries: string[] = [];
    const server = await openAccounts({ ...engine, open: async () => listening(await engine.open(), queries) });
    await server.member(TAKEN);
    await server.call('POST', '/signup', { email: WAITING, password: PASSWORD });
    await server.delivered();
    server.clock.now += 61_000;
    server.accounts.mail.wake = () => {};
    const asked = [];
    for (const email of ADDRESSES) {
      queries.length = 0;
      expect((await server.call('POST', path, { type: 'signup', email })).status).toBe(200);
      asked.push([...queries]);
    }
    expect(asked[0]?.length).toBeGreaterThan(1);
    allEqual(asked);
    await server.close();
  });
});
