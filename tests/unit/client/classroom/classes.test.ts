import { describe, expect, it } from 'vitest';
import { classFile } from '../../../../client/classroom/class/class-file.ts';
import { Classes, endOf, KEPT_DAYS } from '../../../../client/classroom/storage/classes.ts';
import { ROW } from '../../../../client/classroom/storage/class-rows.ts';
import { DeviceStore } from '../../../../client/storage/device-store.ts';
import { FakeDevice } from '../storage/fake-device.ts';

const DAY = 20_000;

function opened(device = new FakeDevice()) {
  const store = new DeviceStore(device.ports);
  return { device, store, classes: new Classes({ ...device.ports, host: device }, store) };
}

async function withPupils(classes: Classes, name: string, pupils: readonly string[]): Promise<string> {
  const id = await classes.make(name, DAY);
  await classes.write(id, (store) => store.addSeats(pupils, DAY));
  return id;
}

const namesOf = async (classes: Classes, id: string) => (await classes.read(id))?.seats.map(({ nickname }) => nickname);
const databases = async ({ indexedDB }: FakeDevice) => (await indexedDB.databases()).map(({ name }) => name ?? '').sort();

/** Every row of every store of every database, as text. */
async function allBytes({ indexedDB }: FakeDevice): Promise<string> {
  const texts: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(new Error(name));
    });
    for (const store of Array.from(db.objectStoreNames)) {
      const rows = await new Promise<unknown[]>((done) => {
        const request = db.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => done(request.result as unknown[]);
      });
      texts.push(JSON.stringify(rows));
    }
    db.close();
  }
  return texts.join('\n');
}

describe('The classes of a device', () => {
  it('are listed by name, and know nothing of each other', async () => {
    const { classes } = opened();
    const b = await withPupils(classes, '6b', ['Ben', 'Bea']);
    const a = await withPupils(classes, '5a', ['Ada']);
    expect((await classes.list()).map(({ name, seats, lastDay }) => [name, seats, lastDay])).toEqual([
      ['5a', 1, DAY],
      ['6b', 2, DAY],
    ]);
    expect([await namesOf(classes, a), await namesOf(classes, b)]).toEqual([['Ada'], ['Ben', 'Bea']]);
  });

  it('leave no byte once they are erased, in any store, and the others stay', async () => {
    const { device, classes } = opened();
    const a = await withPupils(classes, 'Klasse Fuchs', ['Adalbert']);
    const b = await withPupils(classes, '6b', ['Ben']);
    await classes.write(a, (store) => store.addRound('0B83CP25', DAY, 1));
    expect(await allBytes(device)).toMatch(/Adalbert/);
    await classes.erase(a);
    const left = await allBytes(device);
    expect(left).not.toMatch(/Fuchs|Adalbert|0B83CP25/);
    expect(left).not.toContain(a);
    expect(await databases(device)).toEqual(['tenfold-device', `tenfold-class-${b}`].sort());
    expect(await namesOf(classes, b)).toEqual(['Ben']);
  });

  it('leave no byte of an erased seat in any store and in no file, also after an older file was taken', async () => {
    const { device, classes } = opened();
    const id = await withPupils(classes, '5a', ['Adalbert', 'Ben']);
    await classes.write(id, async (store) => {
      await store.addRound('0B83CP25', DAY, 1);
      const figures = { round: '0B83CP25', atMs: 1, day: DAY, right: 1, asked: 2, ms: 4_000, isCalm: false };
      await store.putResult({ ...ROW, ...figures, id: 'of Adalbert', seat: 1, checked: { texts: ['TF11SECRET'], evidence: '' } });
      await store.putResult({ ...ROW, ...figures, id: 'of Ben', seat: 2 });
      const older = await store.read();
      await store.eraseSeat(1, DAY + 1);
      if (older) await store.absorb(older);
    });
    const data = await classes.read(id);
    const left = `${await allBytes(device)}\n${data ? classFile(id, data) : ''}\n`;
    expect(left.match(/of Ben/g)).toHaveLength(2);
    expect(left).not.toMatch(/Adalbert|SECRET/);
  });

  it('are not made anew by a tab that has not heard of the end of one', async () => {
    const { device, classes } = opened();
    const id = await withPupils(classes, '5a', ['Ada']);
    const other = opened(device).classes;
    expect(await namesOf(other, id)).toEqual(['Ada']);
    other.close();
    await classes.erase(id);
    expect(await other.write(id, (store) => store.addSeats(['Ben'], DAY))).toBeUndefined();
    expect(await other.read(id)).toBeUndefined();
    expect(await databases(device)).toEqual(['tenfold-device']);
  });

  it('are written by one tab after the other', async () => {
    const { device, classes } = opened();
    const id = await withPupils(classes, '5a', []);
    const other = opened(device).classes;
    const order: string[] = [];
    let goOn: () => void = () => {};
    const first = classes.write(id, async () => {
      order.push('first begins');
      await new Promise<void>((done) => (goOn = done));
      order.push('first ends');
    });
    await expect.poll(() => order).toEqual(['first begins']);
    const second = other.write(id, async () => {
      order.push('second');
    });
    goOn();
    await first;
    await expect
      .poll(() => {
        device.pass(100);
        return order;
      })
      .toEqual(['first begins', 'first ends', 'second']);
    await second;
  });

  it('go on with an erasure that was cut off', async () => {
    const { device, store, classes } = opened();
    const id = await withPupils(classes, '5a', ['Ada']);
    await store.changeSetting('erasedClasses', () => [id]);
    await store.changeSetting('classes', () => []);
    classes.close();
    expect(await classes.tidy(DAY)).toEqual([]);
    expect(await databases(device)).toEqual(['tenfold-device']);
  });

  it('are kept 400 days after their last round, said beforehand, and then erased', async () => {
    const { classes } = opened();
    const id = await withPupils(classes, '5a', ['Ada']);
    const lastDay = DAY + 100;
    await classes.write(id, (store) => store.addRound('0B83CP25', lastDay, 1));
    expect(endOf({ lastDay }, lastDay + 369)).toBeUndefined();
    expect(endOf({ lastDay }, lastDay + 370)).toBe(lastDay + KEPT_DAYS);
    await classes.warn(id, lastDay + 370);
    expect(await classes.tidy(lastDay + 399)).toEqual([]);
    expect(await namesOf(classes, id)).toEqual(['Ada']);
    expect(await classes.tidy(lastDay + 400)).toEqual(['5a']);
    expect(await classes.list()).toEqual([]);
  });

  it('go seven days after their end was first said at the earliest, however late that was', async () => {
    const { classes } = opened();
    const id = await withPupils(classes, '5a', ['Ada']);
    expect(await classes.tidy(DAY + 2_000)).toEqual([]);
    expect(await classes.tidy(DAY + 2_007)).toEqual([]);
    const late = DAY + 2_010;
    await classes.warn(id, late);
    await classes.warn(id, late + 3);
    const [listed] = await classes.list();
    expect(listed && endOf(listed, late + 3)).toBe(late + 7);
    expect(await classes.tidy(late + 6)).toEqual([]);
    expect(await classes.tidy(late + 7)).toEqual(['5a']);
  });

  it('are not erased by a clock that was a year ahead, also not when that day comes', async () => {
    const { classes } = opened();
    const id = await withPupils(classes, '5a', ['Ada']);
    const wrong = DAY + 500;
    expect(await classes.tidy(wrong)).toEqual([]);
    await classes.warn(id, wrong);
    expect((await classes.read(id))?.about.warnedDay).toBe(wrong);
    expect(await classes.tidy(DAY + 1)).toEqual([]);
    expect((await classes.read(id))?.about).not.toHaveProperty('warnedDay');
    expect(await classes.tidy(wrong + 7)).toEqual([]);
    await classes.warn(id, DAY + 700);
    await classes.warn(id, DAY + 395);
    expect((await classes.read(id))?.about.warnedDay).toBe(DAY + 395);
    expect(await classes.tidy(DAY + 401)).toEqual([]);
    expect(await classes.tidy(DAY + 402)).toEqual(['5a']);
  });

  it('are warned of anew after a round: what was said before it does not count', async () => {
    const { classes } = opened();
    const id = await withPupils(classes, '5a', ['Ada']);
    await classes.warn(id, DAY + 380);
    await classes.write(id, (store) => store.addRound('0B83CP25', DAY + 381, 1));
    const next = DAY + 381 + 450;
    expect(await classes.tidy(next)).toEqual([]);
    await classes.warn(id, next);
    expect((await classes.read(id))?.about.warnedDay).toBe(next);
  });

  it('have no warning that nobody needs: warning of a class that is young, or gone, changes nothing', async () => {
    const { device, classes } = opened();
    const id = await withPupils(classes, '5a', ['Ada']);
    const before = await allBytes(device);
    await classes.warn(id, DAY + 1);
    expect(await allBytes(device)).toBe(before);
    await classes.erase(id);
    await classes.warn(id, DAY + 500);
    expect(await databases(device)).toEqual(['tenfold-device']);
  });
});
