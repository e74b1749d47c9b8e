import { describe, expect, it } from 'vitest';
import { openStorage } from '../../../../client/storage/open-storage.ts';
import { MOST_PAPERS } from '../../../../client/storage/rules/papers.ts';
import { FakeDevice } from './fake-device.ts';
import { finished } from './samples.ts';
import { STORES } from './stores.ts';

const papers = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `SHEET${i}.03`);

describe.each(STORES)('sheets that were printed, in %s', (_, open) => {
  it('are kept by their texts, the last fifty of them, one that is printed again as the last', async () => {
    const store = open();
    for (const paper of papers(MOST_PAPERS)) await store.keepPapers([paper]);
    await store.keepPapers(['SHEET0.03']);
    expect(await store.meta('papers')).toEqual([...papers(MOST_PAPERS).slice(1), 'SHEET0.03']);
    await store.keepPapers(['NEW.03']);
    const kept = (await store.meta('papers')) ?? [];
    expect(kept).toHaveLength(MOST_PAPERS);
    expect([kept[0], kept.at(-1)]).toEqual(['SHEET2.03', 'NEW.03']);
    store.close();
  });

  it('are nothing that waits to be sent', async () => {
    const store = open();
    await store.keepPapers(papers(1));
    expect(await store.unsentItems()).toEqual([]);
    store.close();
  });
});

describe('sheets that a learner printed', () => {
  it('can be brought back by the account that claims the learner, beside those of the account', async () => {
    const storage = openStorage(new FakeDevice().ports);
    const account = { accountId: 'account-1', email: 'ada@example.org', nickname: 'ada' };
    const signedIn = await storage.players.signIn(account);
    if (!signedIn.ok) throw new Error(signedIn.error);
    const { localId } = signedIn.value;
    await storage.player(localId).keepPapers(['OWN.03']);
    const learner = await storage.players.createLearner({ nickname: 'Ada', colour: 'teal', shape: 'star' });
    if (!learner.ok) throw new Error(learner.error);
    await storage.player(learner.value.localId).keepPapers(['LEARNED.03']);
    await storage.player(learner.value.localId).finish(finished('a-game'));
    await storage.players.signIn(account, learner.value.localId);
    expect(await storage.player(localId).meta('papers')).toEqual(['OWN.03', 'LEARNED.03']);
  });
});
