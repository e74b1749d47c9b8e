import type { DayNumber } from '../../../shared/day.ts';
import type { DeviceStore } from '../../storage/device-store.ts';
import type { StoragePorts } from '../../storage/dexie-handle.ts';
import type { Host } from '../../storage/host.ts';
import { openClassDatabase } from './class-database.ts';
import { ClassStore, type ClassData } from './class-store.ts';

/** How long a tab waits before it asks again for what another one is writing, in ms. */
const AGAIN_MS = 40;

/** Decision D31: a class is kept so long after its last round. */
export const KEPT_DAYS = 400;

/** From when on its screens say on which day it goes. */
const WARNED_DAYS = 370;

/** For so long at least they have said so before it goes: so the clock of a device that is a year ahead for a day erases nothing. */
const NOTICE_DAYS = 7;

/** What decides when a class ends. */
interface Age {
  readonly lastDay: DayNumber;
  readonly warnedDay?: DayNumber | undefined;
}

/** A class in the list. */
interface ListedClass extends Age {
  readonly id: string;
  readonly name: string;
  readonly seats: number;
}

/** The last day on which something was made in a class, and since when its end is said. */
export const ageOf = ({ about, rounds }: Pick<ClassData, 'about' | 'rounds'>): Age => ({
  lastDay: Math.max(about.madeDay, ...rounds.map(({ day }) => day)),
  warnedDay: about.warnedDay,
});

/**
 * Since when the end of a class is said: at the latest since today if it is near, else never. What was said before its last round does not
 * count, nor what a clock said that was ahead of today's.
 */
function saidSince({ lastDay, warnedDay }: Age, today: DayNumber): DayNumber | undefined {
  const from = lastDay + WARNED_DAYS;
  if (today < from) return undefined;
  return warnedDay !== undefined && warnedDay >= from && warnedDay <= today ? warnedDay : today;
}

/** The day on which a class is erased by itself, once it is near. */
export function endOf(age: Age, today: DayNumber): DayNumber | undefined {
  const since = saidSince(age, today);
  return since === undefined ? undefined : Math.max(age.lastDay + KEPT_DAYS, since + NOTICE_DAYS);
}

interface ClassesPorts extends StoragePorts {
  readonly host: Pick<Host, 'now' | 'newId' | 'after' | 'withLock'>;
}

/**
 * The classes of this device, each in a database of its own. Which there are stands in `tenfold-device`: Firefox before 126 and old Safaris
 * cannot list databases. Whatever is not in that list is not opened, so that nobody makes an erased one anew.
 */
export class Classes {
  readonly #ports: ClassesPorts;
  readonly #device: DeviceStore;
  readonly #stores = new Map<string, ClassStore>();

  constructor(ports: ClassesPorts, device: DeviceStore) {
    this.#ports = ports;
    this.#device = device;
  }

  /** Those of this device, by name. */
  async list(): Promise<readonly ListedClass[]> {
    const ids = await this.#ids();
    const all = await Promise.all(ids.map(async (id) => ({ id, data: await this.#store(id).read() })));
    return all
      .flatMap(({ id, data }) => (data ? [{ id, name: data.about.name, seats: data.seats.length, ...ageOf(data) }] : []))
      .sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
  }

  /** All of a class; undefined if it is not here. */
  async read(id: string): Promise<ClassData | undefined> {
    return (await this.#ids()).includes(id) ? this.#store(id).read() : undefined;
  }

  /** Makes a class and gives its id. */
  async make(name: string, today: DayNumber): Promise<string> {
    const id = this.#ports.host.newId();
    await this.write(id, (store) => store.make(name, today), true);
    return id;
  }

  /** Writes to a class, alone among all tabs. Undefined if it is not here; `isNew` makes it then. */
  write<T>(id: string, work: (store: ClassStore) => Promise<T>, isNew = false): Promise<T | undefined> {
    return this.#alone(id, async () => {
      const isHere = (await this.#ids()).includes(id);
      if (!isHere && !isNew) return undefined;
      if (!isHere) await this.#device.changeSetting('classes', (ids = []) => [...ids, id]);
      return work(this.#store(id));
    });
  }

  /** Erases a class. From the first step on no tab shows it; a device that was switched off in between goes on at the next look. */
  erase(id: string): Promise<void> {
    return this.#alone(id, async () => {
      await this.#device.changeSetting('erasedClasses', (ids = []) => [...ids.filter((each) => each !== id), id]);
      await this.#device.changeSetting('classes', (ids = []) => ids.filter((each) => each !== id));
      await this.#store(id).remove();
      this.#stores.delete(id);
      await this.#device.changeSetting('erasedClasses', (ids = []) => ids.filter((each) => each !== id));
    });
  }

  /** Keeps since when the end of a class is said, or that it is not near any more. For who says it, and for `tidy`. */
  async warn(id: string, today: DayNumber): Promise<void> {
    await this.write(id, async (store) => {
      const data = await store.read();
      const since = data && saidSince(ageOf(data), today);
      if (since !== data?.about.warnedDay) await store.setWarned(since);
    });
  }

  /** Ends what was begun, erases what has been kept long enough, and forgets warnings of a wrong clock; the names of what went so. */
  async tidy(today: DayNumber): Promise<readonly string[]> {
    for (const id of (await this.#device.setting('erasedClasses')) ?? []) await this.erase(id);
    const all = (await this.list()).map((each) => ({ ...each, end: endOf(each, today) }));
    for (const { id, end, warnedDay } of all) if (end === undefined && warnedDay !== undefined) await this.warn(id, today);
    const over = all.filter(({ end }) => end !== undefined && today >= end);
    for (const { id } of over) await this.erase(id);
    return over.map(({ name }) => name);
  }

  close(): void {
    for (const store of this.#stores.values()) store.close();
    this.#stores.clear();
  }

  async #ids(): Promise<readonly string[]> {
    return (await this.#device.setting('classes')) ?? [];
  }

  #store(id: string): ClassStore {
    const store = this.#stores.get(id) ?? new ClassStore(openClassDatabase(this.#ports, id));
    this.#stores.set(id, store);
    return store;
  }

  /** One tab after the other: so none writes into what another has just erased. */
  async #alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    for (;;) {
      const done = await this.#ports.host.withLock(`tenfold-class:${id}`, async () => ({ value: await work() }));
      if (done) return done.value;
      await new Promise<void>((again) => this.#ports.host.after(AGAIN_MS, again));
    }
  }
}
