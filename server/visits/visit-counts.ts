import type { DayNumber } from '../../shared/day.ts';
import { RateLimiter } from '../limits/rate-limit.ts';
import type { Store } from '../database/store.ts';
import { addVisits } from './stored-visits.ts';
import type { VisitsTable } from '../database/tables/visits.ts';

/** A class behind one address opens as many pages in an hour; who wants to seem a crowd gets no further. */
const OF_A_SOURCE = { max: 600, windowMs: 3_600_000 };

/**
 * Visits that are not stored yet. They are counted in memory and written down together, so that a visit costs no transaction; a server
 * that is killed forgets those of its last minute. Whose they were is in no count: a source is known here for an hour, in memory, and only
 * to bound how many it can bring.
 */
export class VisitCounts {
  readonly #pages: ReadonlySet<string>;
  readonly #limit: RateLimiter;
  readonly #counted = new Map<string, VisitsTable>();

  /**
   * @param pages the paths that are counted, as the table of pages has them
   * @param clock milliseconds since the epoch
   */
  constructor(pages: readonly string[], clock: () => number) {
    this.#pages = new Set(pages);
    this.#limit = new RateLimiter(OF_A_SOURCE, clock);
  }

  /** Counts a visit, unless it is of no page or its source has brought too many. @param source of the request (network/source.ts) */
  count(source: string, path: string, day: DayNumber): void {
    if (!this.#pages.has(path) || this.#limit.waitS(source) > 0) return;
    this.#limit.count(source);
    this.#add({ day, path, visits: 1 });
  }

  /** Stores what was counted since the last time. What cannot be stored is counted on. */
  async writeDown({ write }: Pick<Store, 'write'>): Promise<void> {
    // In one order, so that two servers that write at the same time wait for each other once.
    const rows = [...this.#counted.values()].toSorted((a, b) => a.day - b.day || (a.path < b.path ? -1 : 1));
    if (rows.length === 0) return;
    this.#counted.clear();
    try {
      await write((writer) => addVisits(writer, rows));
    } catch (error) {
      for (const row of rows) this.#add(row);
      throw error;
    }
  }

  #add({ day, path, visits }: VisitsTable): void {
    const key = `${day} ${path}`;
    this.#counted.set(key, { day, path, visits: visits + (this.#counted.get(key)?.visits ?? 0) });
  }
}
