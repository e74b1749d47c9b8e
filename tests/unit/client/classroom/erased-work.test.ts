import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classFile } from '../../../../client/classroom/class/class-file.ts';
import { paperResult } from '../../../../client/classroom/class/paper-result.ts';
import { MOST, ROW, type ResultRow } from '../../../../client/classroom/storage/class-rows.ts';
import { ClassStore, type ClassData } from '../../../../client/classroom/storage/class-store.ts';
import { memoryClassDatabase } from './memory-class-database.ts';

const DAY = 20_000;
const ROUNDS = ['0B83CP25', '0B8HZJ2H'] as const;
const NONE = { seats: 0, rounds: 0, results: 0 };

/** What can be brought in: of each seat and round a typed result, a receipt of the same run, and one of another; two sheets with as many right. */
const PLAYED = ROUNDS.flatMap((round) =>
  [1, 2].flatMap((seat): readonly ResultRow[] => {
    const row = { ...ROW, round, seat, atMs: 0, day: DAY, right: 18, asked: 20, ms: 64_000, isCalm: false };
    const checked = { texts: ['TF11A'], evidence: '' };
    return [
      { ...row, id: `${round} ${seat} typed` },
      { ...row, id: `${round} ${seat} receipt`, ms: 65_400, checked },
      { ...row, id: `${round} ${seat} another`, right: 12, checked },
      { ...row, ...paperResult(round, seat, 20, [1, 4]) },
      { ...row, ...paperResult(round, seat, 20, [1, 5]) },
    ];
  }),
);
const [TYPED, RECEIPT] = PLAYED as [ResultRow, ResultRow, ...ResultRow[]];

/** A device of a teacher, with its own clock. */
class Device {
  readonly store = new ClassStore(memoryClassDatabase());
  readonly #aheadMs: number;

  constructor(aheadMs = 0) {
    this.#aheadMs = aheadMs;
  }

  async make(): Promise<this> {
    await this.store.make('5b', DAY);
    await this.store.addSeats(['Ada', 'Ben'], DAY);
    for (const code of ROUNDS) await this.store.addRound(code, DAY, this.#aheadMs);
    return this;
  }

  bringIn(row: ResultRow, nowMs: number) {
    return this.store.putResult({ ...row, atMs: this.#aheadMs + nowMs });
  }

  erase(id: string, nowMs: number) {
    return this.store.eraseResult(id, this.#aheadMs + nowMs);
  }

  eraseRound(code: string, nowMs: number) {
    return this.store.eraseRound(code, this.#aheadMs + nowMs);
  }

  /** What a file of it has. */
  async file(): Promise<ClassData> {
    const data = await this.store.read();
    if (!data) throw new Error('not made');
    return data;
  }

  async has(): Promise<readonly string[]> {
    const { rounds, results } = await this.file();
    return [...rounds.map(({ code }) => code).sort(), ...results.map(({ id }) => id).sort()];
  }
}

/** Each takes what the other had. */
async function exchange(one: Device, other: Device): Promise<void> {
  const [ofOne, ofOther] = [await one.file(), await other.file()];
  await one.store.absorb(ofOther);
  await other.store.absorb(ofOne);
}

type Step = readonly ['bring' | 'erase' | 'round' | 'save' | 'take', number, number];

const steps = fc.array(
  fc.tuple(fc.constantFrom('bring', 'bring', 'bring', 'erase', 'erase', 'round', 'save', 'take', 'take'), fc.nat(1), fc.nat(99)),
  { maxLength: 40 },
) as fc.Arbitrary<readonly Step[]>;

/** Does that on two devices, a step a second, with files of either that were saved at any time; resolves with the files. */
async function happen(devices: readonly [Device, Device], all: readonly Step[]): Promise<ClassData[]> {
  const files: ClassData[] = [];
  for (const [at, [what, which, of]] of all.entries()) {
    const [device, nowMs] = [devices[which] ?? devices[0], at * 1000];
    const row = PLAYED[of % PLAYED.length] ?? TYPED;
    const file = files[of % files.length];
    if (what === 'bring') await device.bringIn(row, nowMs);
    else if (what === 'erase') await device.erase(row.id, nowMs);
    else if (what === 'round') await device.eraseRound(row.round, nowMs);
    else if (what === 'save') files.push(await device.file());
    else if (file) await device.store.absorb(file);
  }
  return files;
}

describe('What was erased in a class', () => {
  it('is the same on two devices that have taken each other’s file, whatever happened on them, by whichever clocks', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom(0, 500, 86_400_000), async (all, aheadMs) => {
        const [one, other] = [await new Device().make(), await new Device(aheadMs).make()];
        await happen([one, other], all);
        await exchange(one, other);
        const has = await one.has();
        expect(await other.has()).toEqual(has);
        // And nothing comes or goes if they do so again.
        await exchange(one, other);
        expect([await one.has(), await other.has()]).toEqual([has, has]);
      }),
    );
  });

  it('comes back from no file that was saved before, on neither device; and does once it is brought in again, on either', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom(...PLAYED), fc.nat(1), async (all, row, which) => {
        const [one, other] = [await new Device().make(), await new Device().make()];
        const files = await happen([one, other], all);
        await one.store.addRound(row.round, DAY, 90_000);
        await one.bringIn(row, 90_000);
        // Of a run of which there is a receipt, the characters are not taken.
        fc.pre((await one.has()).includes(row.id));
        files.push(await one.file(), await other.file());
        await one.erase(row.id, 100_000);
        for (const file of files) await one.store.absorb(file);
        expect(await one.has()).not.toContain(row.id);
        await other.store.absorb(await one.file());
        expect(await other.has()).not.toContain(row.id);
        const device = [one, other][which] ?? one;
        fc.pre((await device.bringIn(row, 200_000)) === 'added');
        for (const file of files) await device.store.absorb(file);
        await exchange(one, other);
        expect([await one.has(), await other.has()]).toEqual([expect.arrayContaining([row.id]), expect.arrayContaining([row.id])]);
      }),
    );
  });

  it('is a round with all its results, which an older file leaves out and says so; another device loses it, too', async () => {
    const [one, other] = [await new Device().make(), await new Device().make()];
    const brought = PLAYED.filter(({ id }) => !id.endsWith('typed'));
    for (const row of brought) await one.bringIn(row, 1_000);
    const older = await one.file();
    await other.store.absorb(older);
    await one.eraseRound(ROUNDS[0], 2_000);
    expect(await one.store.absorb(older)).toEqual({ leftOut: { ...NONE, rounds: 1 }, erased: NONE });
    expect(await other.store.absorb(await one.file())).toEqual({ leftOut: NONE, erased: { ...NONE, rounds: 1 } });
    const ofOther = brought.filter(({ round }) => round === ROUNDS[1]).map(({ id }) => id);
    expect(await one.has()).toEqual([ROUNDS[1], ...ofOther.sort()]);
    expect(await other.has()).toEqual(await one.has());
  });

  it('is one result, which an older file leaves out and says so; another device loses it, too', async () => {
    const [one, other] = [await new Device().make(), await new Device().make()];
    await one.bringIn(RECEIPT, 1_000);
    await exchange(one, other);
    const older = await one.file();
    await one.erase(RECEIPT.id, 2_000);
    expect(await one.store.absorb(older)).toEqual({ leftOut: { ...NONE, results: 1 }, erased: NONE });
    expect(await other.store.absorb(await one.file())).toEqual({ leftOut: NONE, erased: { ...NONE, results: 1 } });
    expect([await one.has(), await other.has()]).toEqual([ROUNDS, ROUNDS]);
  });

  it('is a receipt with the characters that were typed for the same run; the characters alone are erased without it', async () => {
    const device = await new Device().make();
    await device.bringIn(TYPED, 1_000);
    const withTyped = await device.file();
    await device.bringIn(RECEIPT, 2_000);
    const withReceipt = await device.file();
    await device.erase(RECEIPT.id, 3_000);
    await device.store.absorb(withTyped);
    expect(await device.has()).toEqual(ROUNDS);
    await device.bringIn(TYPED, 4_000);
    await device.erase(TYPED.id, 5_000);
    const other = await new Device().make();
    await other.bringIn(RECEIPT, 6_000);
    await device.store.absorb(await other.file());
    await device.store.absorb(withReceipt);
    expect(await device.has()).toEqual([...ROUNDS, RECEIPT.id]);
  });

  it('is erased for good, and can be brought in again, though the clock was a year ahead when it came or went', async () => {
    const year = 365 * 86_400_000;
    const [one, other] = [await new Device().make(), await new Device(year).make()];
    await one.bringIn(RECEIPT, 1_000);
    await other.bringIn(RECEIPT, 1_000);
    const ahead = await other.file();
    await one.store.absorb(ahead);
    await one.erase(RECEIPT.id, 2_000);
    await one.store.absorb(ahead);
    expect(await one.has()).toEqual(ROUNDS);
    await other.store.absorb(await one.file());
    expect(await other.has()).toEqual(ROUNDS);

    expect(await one.bringIn(RECEIPT, 3_000)).toBe('added');
    await exchange(one, other);
    expect([await one.has(), await other.has()]).toEqual([
      [...ROUNDS, RECEIPT.id],
      [...ROUNDS, RECEIPT.id],
    ]);
    // When it came is what this device’s clock says, for what is late goes by that.
    expect((await one.file()).results[0]).toMatchObject({ atMs: 3_000 });
  });

  it('may be the code of a new round: what was in the old one does not come back with it', async () => {
    const device = await new Device().make();
    await device.bringIn(RECEIPT, 1_000);
    const older = await device.file();
    await device.eraseRound(ROUNDS[0], 2_000);
    await device.store.addRound(ROUNDS[0], DAY, 2_000);
    await device.store.absorb(older);
    expect(await device.has()).toEqual(ROUNDS);
    expect(await device.bringIn(RECEIPT, 2_000)).toBe('added');
    await device.store.absorb(older);
    expect(await device.has()).toEqual([...ROUNDS, RECEIPT.id]);
  });

  it('leaves nothing by which one could read who it was of, or of which round', async () => {
    const device = await new Device().make();
    await device.bringIn(TYPED, 1_000);
    await device.erase(TYPED.id, 2_000);
    await device.eraseRound(ROUNDS[0], 3_000);
    const { erasedWork, ...rest } = await device.file();
    expect(erasedWork.map((row) => ({ ...row, name: row.name.replace(/^[\da-f]{16}$/, 'a hash') }))).toEqual([
      { ...ROW, name: 'a hash', atMs: expect.any(Number) },
      { ...ROW, name: 'a hash', atMs: expect.any(Number) },
    ]);
    expect(classFile('c', { ...rest, erasedWork })).not.toContain(ROUNDS[0]);
  });

  it('is remembered up to a number, the latest of all; two devices remember the same', async () => {
    const rows = (from: number) =>
      Array.from({ length: MOST.erasedWork }, (_, at) => ({ ...ROW, name: (from + at).toString(16).padStart(16, '0'), atMs: from + at }));
    const [one, other] = [await new Device().make(), await new Device().make()];
    await one.store.absorb({ ...(await one.file()), erasedWork: rows(0) });
    await other.store.absorb({ ...(await other.file()), erasedWork: rows(500) });
    await exchange(one, other);
    expect((await one.file()).erasedWork).toEqual(rows(500));
    expect((await other.file()).erasedWork).toEqual(rows(500));
  });
});
