import { expect, it } from 'vitest';
import { EMPTY_FORM } from '../../../../../../client/admin/blog/editing/post-form.ts';
import { DraftStore } from '../../../../../../client/admin/blog/drafts/draft-store.ts';
import { openStorage } from '../../../../../../client/storage/open-storage.ts';
import { FakeDevice } from '../../../storage/fake-device.ts';

const formOf = (title: string, typedMs: number) => ({ id: title, form: { ...EMPTY_FORM, title }, typedMs });

it('What an admin types is for that admin alone, and goes when the admin is removed from the device', async () => {
  const device = new FakeDevice();
  const storage = openStorage(device.ports);
  const signedIn = async (name: string) => {
    const row = await storage.players.signIn({ accountId: name, email: `${name}@example.org`, nickname: name });
    if (!row.ok) throw new Error(row.error);
    return row.value.localId;
  };
  const [anna, ben] = [await signedIn('anna'), await signedIn('ben')];
  const drafts = async (localId: string): Promise<readonly string[]> => {
    const store = new DraftStore(device.ports, localId);
    const titles = (await store.all()).map(({ form }) => form.title);
    store.close();
    return titles;
  };
  const annas = new DraftStore(device.ports, anna);
  await annas.put(formOf('Primes', 1));
  await annas.put(formOf('Nines', 2));
  annas.close();
  const bens = new DraftStore(device.ports, ben);
  await bens.put(formOf('Tens', 3));
  bens.close();
  expect([await drafts(anna), await drafts(ben)]).toEqual([['Nines', 'Primes'], ['Tens']]);
  expect((await storage.players.removeFromDevice(anna)).ok).toBe(true);
  expect([await drafts(anna), await drafts(ben)]).toEqual([[], ['Tens']]);
  storage.close();
});
