import type { DayNumber } from '../../../shared/day.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { absorbClass, type Absorbed, type ClassContents } from './absorb-class.ts';
import type { ClassDatabase } from './class-database.ts';
import { MOST, ROW, type AboutRow, type ResultRow, type SeatRow, type UnreadRow } from './class-rows.ts';
import { eraseSeats, lastErased } from './erased-seats.ts';
import { erasedWorkOf, keepErasedWork, resultErasedAt, resultErasedMs, roundErasedAt, roundErasedMs } from './erased-work.ts';
import { broughtAgain, putResult, resultsBeside, type Put } from './results.ts';

/** All of a class, as its screens read it: seats by number, rounds by day, results as they came. */
export interface ClassData extends ClassContents {
  readonly unread: readonly UnreadRow[];
}

const ABOUT = 'class';

/** The rules of one class. Its erased seats leave nothing behind but their numbers and days, its erased rounds and results a hash and the time. */
export class ClassStore {
  readonly #db: ClassDatabase;

  constructor(db: ClassDatabase) {
    this.#db = db;
  }

  /** Undefined for a class that was never made or is erased. */
  read(): Promise<ClassData | undefined> {
    return this.#db.read(async (tx) => {
      const about = await tx.about.get(ABOUT);
      if (!about) return undefined;
      const [seats, rounds, results, unread, erased, erasedWork] = [
        await tx.seats.range(),
        await tx.rounds.range(),
        await tx.results.range(),
        await tx.unread.range(),
        await tx.erased.range(),
        await tx.erasedWork.range(),
      ];
      return {
        about,
        seats,
        rounds: [...rounds].sort((a, b) => a.madeMs - b.madeMs || (a.code < b.code ? -1 : 1)),
        results: [...results].sort((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1)),
        unread,
        erased,
        erasedWork,
      };
    });
  }

  about(): Promise<AboutRow | undefined> {
    return this.#db.read((tx) => tx.about.get(ABOUT));
  }

  make(name: string, madeDay: DayNumber): Promise<void> {
    return this.#db.write((tx) => tx.about.put([{ ...ROW, key: ABOUT, name, madeDay, lastSeat: 0 }]));
  }

  rename(name: string): Promise<void> {
    return this.#changeAbout((about) => ({ ...about, name }));
  }

  /** Since when the end of the class is said; undefined while it is not near. */
  setWarned(warnedDay: DayNumber | undefined): Promise<void> {
    return this.#changeAbout((about) => {
      const { warnedDay: _, ...unwarned } = about;
      return warnedDay === undefined ? unwarned : { ...unwarned, warnedDay };
    });
  }

  /** Gives each name a seat, in order; all of them or none. The error says how many there is room for. */
  addSeats(names: readonly string[], sinceDay: DayNumber): Promise<Result<readonly SeatRow[], number>> {
    return this.#db.write(async (tx) => {
      const about = await tx.about.get(ABOUT);
      if (!about) return fail(0);
      const taken = new Set((await tx.seats.range()).map(({ seat }) => seat));
      const numbers = freeSeats(taken, about.lastSeat);
      if (names.length > numbers.length) return fail(numbers.length);
      const erased = lastErased(await tx.erased.range());
      const rows = names.map((nickname, at): SeatRow => {
        const seat = numbers[at] ?? 0;
        // Whoever comes after somebody who was erased is later than that, whatever the clock says.
        return { ...ROW, seat, nickname, sinceDay: Math.max(sinceDay, (erased.get(seat) ?? -1) + 1) };
      });
      await tx.seats.put(rows);
      await tx.about.put([{ ...about, lastSeat: Math.max(about.lastSeat, ...rows.map(({ seat }) => seat)) }]);
      return ok(rows);
    });
  }

  renameSeat(seat: number, nickname: string): Promise<void> {
    return this.#db.write(async (tx) => {
      const row = await tx.seats.get(seat);
      if (row) await tx.seats.put([{ ...row, nickname }]);
    });
  }

  /** Erases who sits there. */
  eraseSeat(seat: number, today: DayNumber): Promise<void> {
    return this.#db.write(async (tx) => {
      const row = await tx.seats.get(seat);
      if (!row) return;
      await eraseSeats(tx, [seat]);
      await tx.erased.put([{ ...ROW, seat, day: Math.max(today, row.sinceDay) }]);
    });
  }

  /** False if there are too many. */
  addRound(code: string, day: DayNumber, madeMs: number): Promise<boolean> {
    return this.#db.write(async (tx) => {
      if ((await tx.rounds.count()) >= MOST.rounds) return false;
      // Later than one of the same code that was erased, whatever the clock says.
      const erasedMs = roundErasedMs(erasedWorkOf(await tx.erasedWork.range()), code);
      await tx.rounds.add([{ ...ROW, code, day, madeMs: Math.max(madeMs, erasedMs + 1) }]);
      return true;
    });
  }

  /** What comes after that is late. Undefined opens the round again. */
  closeRound(code: string, closedMs: number | undefined): Promise<void> {
    return this.#db.write(async (tx) => {
      const row = await tx.rounds.get(code);
      if (!row) return;
      const { closedMs: _, ...open } = row;
      await tx.rounds.put([closedMs === undefined ? open : { ...open, closedMs }]);
    });
  }

  /** Erases a round with all that was brought in for it. */
  eraseRound(code: string, nowMs: number): Promise<void> {
    return this.#db.write(async (tx) => {
      const row = await tx.rounds.get(code);
      if (row) await keepErasedWork(tx, roundErasedAt(row, nowMs));
      await tx.rounds.delete([code]);
      await tx.results.clear({ index: 'round', anyOf: [code] });
    });
  }

  /** A second reading changes nothing. A receipt takes the place of the characters that were typed for the same run. */
  putResult(row: ResultRow): Promise<Put> {
    return this.#db.write(async (tx) => {
      // What was erased is brought in again, whatever the clock said then.
      const erasedMs = resultErasedMs(erasedWorkOf(await tx.erasedWork.range()), row);
      return putResult(tx, broughtAgain(row, erasedMs + 1));
    });
  }

  /** Of several results of a seat in a round, this one counts. */
  choose(id: string): Promise<void> {
    return this.#db.write(async (tx) => {
      const chosen = await tx.results.get(id);
      if (!chosen) return;
      const rows = await resultsBeside(tx, chosen);
      await tx.results.put(
        rows.map((row) => {
          const { isChosen: _, ...unchosen } = row;
          return row.id === id ? { ...unchosen, isChosen: true } : unchosen;
        }),
      );
    });
  }

  eraseResult(id: string, nowMs: number): Promise<void> {
    return this.#db.write(async (tx) => {
      const row = await tx.results.get(id);
      if (!row) return;
      await keepErasedWork(tx, resultErasedAt(row, nowMs));
      await tx.results.delete([id]);
    });
  }

  putUnread(id: string, texts: readonly string[], atMs: number): Promise<Put> {
    return this.#db.write(async (tx) => {
      if (await tx.unread.get(id)) return 'known';
      if ((await tx.unread.count()) >= MOST.unread) return 'full';
      await tx.unread.put([{ ...ROW, id, texts, atMs }]);
      return 'added';
    });
  }

  eraseUnread(id: string): Promise<void> {
    return this.#db.write((tx) => tx.unread.delete([id]));
  }

  /** Adds what another device knew of this class. */
  absorb(contents: ClassContents): Promise<Absorbed> {
    return this.#db.write((tx) => absorbClass(tx, contents));
  }

  /** Deletes the database. */
  remove(): Promise<void> {
    return this.#db.remove();
  }

  close(): void {
    this.#db.close();
  }

  #changeAbout(change: (about: AboutRow) => AboutRow): Promise<void> {
    return this.#db.write(async (tx) => {
      const about = await tx.about.get(ABOUT);
      if (about) await tx.about.put([change(about)]);
    });
  }
}

/** The numbers that are free: first those that nobody ever had. */
function freeSeats(taken: ReadonlySet<number>, last: number): readonly number[] {
  const all = Array.from({ length: MOST.seats }, (_, at) => at + 1).filter((seat) => !taken.has(seat));
  return [...all.filter((seat) => seat > last), ...all.filter((seat) => seat <= last)];
}
