import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store, Writer } from '../../../server/database/store.ts';
import { AccessRefused } from '../../../server/http/access.ts';
import type { Refusal } from '../../../server/http/principal.ts';
import { refusal } from '../../../server/saves/refusal.ts';
import { KEPT_MS, saveOnce, type SaveDeps } from '../../../server/saves/save-once.ts';
import type { SaveRequest } from '../../../server/saves/save-request.ts';
import { fail, ok } from '../../../shared/result.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';

const KEY = '01234567-89ab-4def-8123-456789abcdef';

const by = (userId: string, change: Partial<SaveRequest> = {}): SaveRequest => ({
  who: { userId, sessionId: `session-of-${userId}`, aal: 'aal1', role: 'admin', ticketGeneration: 0 },
  key: KEY,
  digest: 'a'.repeat(43),
  ...change,
});

onEachEngine('a save of an admin', (engine) => {
  let database: Store;
  let now: number;
  let refused: Refusal | undefined;
  let deps: SaveDeps;
  beforeEach(async () => {
    database = await engine.open();
    now = TEST_NOW;
    refused = undefined;
    deps = { database, clock: () => now, accounts: { adminRefusal: () => Promise.resolve(refused) } };
  });
  afterEach(() => database.close());

  /** Each time it is done there is one more, and the answer is how many there are. */
  async function addOne(writer: Writer, savedMs: number) {
    const revision = (await countIn(writer)) + 1;
    await writer.insertInto('challenge_revisions').values({ challenge: 'c', revision, saved_ms: savedMs, body: '{}' }).execute();
    return ok({ done: revision });
  }
  const countIn = async (db: Writer): Promise<number> => (await db.selectFrom('challenge_revisions').select('revision').execute()).length;
  const count = () => countIn(database.db);

  test('that comes again is done once, and gets the first answer', async () => {
    const first = await saveOnce(deps, by('mia'), addOne);
    expect(first).toEqual(ok({ done: 1 }));
    expect(await saveOnce(deps, by('mia'), () => Promise.reject(new Error('done again')))).toEqual(first);
    expect(await count()).toBe(1);
  });

  test('that comes eight times at once is done once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => saveOnce(deps, by('mia'), addOne)));
    expect(answers).toEqual(answers.map(() => ok({ done: 1 })));
    expect(await count()).toBe(1);
  });

  test('under the key of another one is refused, and changes nothing', async () => {
    await saveOnce(deps, by('mia'), addOne);
    const again = await saveOnce(deps, by('mia', { digest: 'b'.repeat(43) }), addOne);
    expect(again).toMatchObject({ ok: false, error: { status: 422, body: { code: 'idempotency_key_reused' } } });
    expect(await count()).toBe(1);
  });

  test('is another one under another key, and under the same key of another admin', async () => {
    await saveOnce(deps, by('mia'), addOne);
    expect(await saveOnce(deps, by('mia', { key: KEY.replace('0', '1') }), addOne)).toEqual(ok({ done: 2 }));
    expect(await saveOnce(deps, by('leo'), addOne)).toEqual(ok({ done: 3 }));
  });

  test('that is refused leaves nothing behind, and is judged anew', async () => {
    const no = refusal(422, 'no', 'No.');
    const begun = saveOnce(deps, by('mia'), async (writer, nowMs) => {
      await addOne(writer, nowMs);
      return fail(no);
    });
    expect(await begun).toEqual(fail(no));
    expect(await count()).toBe(0);
    expect(await saveOnce(deps, by('mia'), addOne)).toEqual(ok({ done: 1 }));
  });

  test('whose transaction fails leaves nothing behind', async () => {
    const broken = saveOnce(deps, by('mia'), async (writer, nowMs) => {
      await addOne(writer, nowMs);
      throw new Error('the machine went down');
    });
    await expect(broken).rejects.toThrow('the machine went down');
    expect(await saveOnce(deps, by('mia'), addOne)).toEqual(ok({ done: 1 }));
  });

  test('of who is no admin any more is not done', async () => {
    refused = { status: 403, code: 'not_admin' };
    await expect(saveOnce(deps, by('mia'), addOne)).rejects.toThrow(AccessRefused);
    expect(await count()).toBe(0);
  });

  test('is known for three days', async () => {
    await saveOnce(deps, by('mia'), addOne);
    now += KEPT_MS;
    expect(await saveOnce(deps, by('mia'), addOne)).toEqual(ok({ done: 1 }));
    now += 1;
    expect(await saveOnce(deps, by('mia'), addOne)).toEqual(ok({ done: 2 }));
    expect(await database.db.selectFrom('saves').select('saved_ms').execute()).toEqual([{ saved_ms: now }]);
  });
});
