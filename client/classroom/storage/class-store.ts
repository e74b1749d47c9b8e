import type { DayNumber } from '../../../shared/day.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { ClassDatabase } from './class-database.ts';
import {
  MOST,
  ROW,
  type AboutRow,
  type ClassTx,
  type ErasedRow,
  type ResultRow,
  type RoundRow,
  type SeatRow,
  type UnreadRow,
} from './class-rows.ts';

/** All of a class, as its screens read it: seats by number, rounds by day, results as they came. */
export interface ClassData {
  readonly about: AboutRow;
  readonly seats: readonly SeatRow[];
  readonly rounds: readonly RoundRow[];
  readonly results: readonly ResultRow[];
  readonly unread: readonly UnreadRow[];
  readonly erased: readonly ErasedRow[];
}

/** How many seats were left out because they are erased here, and how many went here because they are erased there. */
export interface Absorbed {
  readonly leftOut: number;
  readonly erased: number;
}

/** What became of something that was brought in. `full`: there is no room for more of it; `gone`: its seat or its round is not here. */
export type Put = 'added' | 'known' | 'full' | 'gone';

const ABOUT = 'class';
const SECONDS_A_STEP = 4;

/** What is typed says seconds in fours. */
const stepOf = ({ ms }: Pick<ResultRow, 'ms'>): number => Math.floor(ms / 1000 / SECONDS_A_STEP);

/** Whether two results tell of one run, of which one was typed. */
const tellTheSame = (one: ResultRow, other: ResultRow): boolean =>
  one.right === other.right && one.asked === other.asked && stepOf(one) === stepOf(other) && !(one.checked && other.checked);

/** The rules of one class. Its erased seats leave nothing behind but their numbers and days. */
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
      const [seats, rounds, results, unread, erased] = [
        await tx.seats.range(),
        await tx.rounds.range(),
        await tx.results.range(),
        await tx.unread.range(),
        await tx.erased.range(),
      ];
      return {
        about,
        seats,
        rounds: [...rounds].sort((a, b) => a.madeMs - b.madeMs || (a.code < b.code ? -1 : 1)),
        results: [...results].sort((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1)),
        unread,
        erased,
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
      await tx.rounds.add([{ ...ROW, code, day, madeMs }]);
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

  eraseRound(code: string): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx.rounds.delete([code]);
      await tx.results.clear({ index: 'round', anyOf: [code] });
    });
  }

  /** A second reading changes nothing. A receipt takes the place of the characters that were typed for the same run. */
  putResult(row: ResultRow): Promise<Put> {
    return this.#db.write((tx) => putResult(tx, row));
  }

  /** Of several results of a seat in a round, this one counts. */
  choose(id: string): Promise<void> {
    return this.#db.write(async (tx) => {
      const chosen = await tx.results.get(id);
      if (!chosen) return;
      const rows = await resultsOf(tx, chosen);
      await tx.results.put(
        rows.map((row) => {
          const { isChosen: _, ...unchosen } = row;
          return row.id === id ? { ...unchosen, isChosen: true } : unchosen;
        }),
      );
    });
  }

  eraseResult(id: string): Promise<void> {
    return this.#db.write((tx) => tx.results.delete([id]));
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

  /**
   * Adds what another device knew of this class. A seat, a round and a result that is here stays as it is, and who was erased on one of the
   * two is erased: so it may be done again, in any order.
   */
  absorb({ about, seats, rounds, results, erased }: Omit<ClassData, 'unread'>): Promise<Absorbed> {
    return this.#db.write(async (tx) => {
      const own = await tx.about.get(ABOUT);
      await tx.about.put([{ ...(own ?? about), lastSeat: Math.max(own?.lastSeat ?? 0, about.lastSeat) }]);
      const last = lastErased([...(await tx.erased.range()), ...erased]);
      const isErased = ({ seat, sinceDay }: SeatRow) => sinceDay <= (last.get(seat) ?? -1);
      const goes = (await tx.seats.range()).filter(isErased).map(({ seat }) => seat);
      await eraseSeats(tx, goes);
      await tx.erased.put([...last].map(([seat, day]) => ({ ...ROW, seat, day })));
      const left = seats.filter((row) => !isErased(row));
      await tx.seats.add(left);
      await tx.rounds.add(rounds.slice(0, Math.max(0, MOST.rounds - (await tx.rounds.count()))));
      // A number may have been given to somebody else since: their results are not those of who had it before.
      const sits = new Set(left.map(({ seat }) => seat));
      for (const row of results) if (sits.has(row.seat)) await putResult(tx, row);
      return { leftOut: seats.length - left.length, erased: goes.length };
    });
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

/** The last day on which each seat was erased. */
function lastErased(rows: readonly ErasedRow[]): ReadonlyMap<number, DayNumber> {
  const last = new Map<number, DayNumber>();
  for (const { seat, day } of rows) last.set(seat, Math.max(day, last.get(seat) ?? day));
  return last;
}

/** What cannot be read yet may be of these seats, so it goes as well. */
async function eraseSeats(tx: ClassTx, seats: readonly number[]): Promise<void> {
  if (seats.length === 0) return;
  await tx.seats.delete(seats);
  await tx.results.clear({ index: 'seat', anyOf: seats });
  await tx.unread.clear();
}

/** The numbers that are free: first those that nobody ever had. */
function freeSeats(taken: ReadonlySet<number>, last: number): readonly number[] {
  const all = Array.from({ length: MOST.seats }, (_, at) => at + 1).filter((seat) => !taken.has(seat));
  return [...all.filter((seat) => seat > last), ...all.filter((seat) => seat <= last)];
}

const resultsOf = (tx: ClassTx, { seat, round }: Pick<ResultRow, 'seat' | 'round'>): Promise<readonly ResultRow[]> =>
  tx.results.range({ index: 'seat', anyOf: [seat], where: (row) => row.round === round });

async function putResult(tx: ClassTx, row: ResultRow): Promise<Put> {
  if (await tx.results.get(row.id)) return 'known';
  if (!(await tx.seats.get(row.seat)) || !(await tx.rounds.get(row.round))) return 'gone';
  const before = await resultsOf(tx, row);
  const same = before.find((other) => tellTheSame(other, row));
  if (same && !row.checked) return 'known';
  if (!same && before.length >= MOST.results) return 'full';
  if (same) await tx.results.delete([same.id]);
  await tx.results.put([same?.isChosen ? { ...row, isChosen: true } : row]);
  return 'added';
}
