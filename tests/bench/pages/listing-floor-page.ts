import { Dexie } from 'dexie';
import { storeListing } from '../../../client/storage/store-listing.ts';
import { askAgain, askedBy, type AskedTogether } from './asked-requests.ts';
import { bareOpen } from './bare-database.ts';
import { beside, learnerWith, listingOf, nothing, playedHere, type Beside } from './listed-games.ts';

/** Finishes alone, and beside the first and the monthly listing. */
export type Listings = readonly [alone: Beside, first: Beside, monthly: Beside];

/** What the benchmark calls in this page. */
export interface ListingFloorPage {
  /** With each pair of one who finishes and one who lists, by the words for them; each on a device of its own, by turns. */
  measure(games: number): Promise<{ readonly [what: string]: Listings }>;
}

type Learner = Awaited<ReturnType<typeof learnerWith>>;
type List = (cursor: string) => Promise<unknown>;

/** Strict adds by Dexie, with nothing of ours. */
async function bareFinish({ database }: Learner): Promise<() => Promise<unknown>> {
  const strict = await new Dexie(database, { cache: 'disabled', chromeTransactionDurability: 'strict' }).open();
  return () => strict.table('sessions').add(playedHere().row);
}

const ourFinish =
  async ({ play }: Learner): Promise<() => Promise<unknown>> =>
  () =>
    play.finish(playedHere());

const page: ListingFloorPage = {
  async measure(games) {
    const listing = listingOf(games, '');
    const ours =
      (slice?: number) =>
      ({ sync }: Learner): Promise<List> =>
        Promise.resolve(async (cursor) => {
          await storeListing(sync.database, { ...listing, cursor }, slice === undefined ? {} : { slice });
          await sync.tidy();
        });
    const model = await ours()(await learnerWith(listing));
    const asked: { readonly [cursor: string]: readonly AskedTogether[] } = {
      c1: await askedBy(() => model('c1')),
      c2: await askedBy(() => model('c2')),
    };
    /** The requests of ours that write, in the transactions of ours, one after another. */
    const bare = async ({ database }: Learner): Promise<List> => {
      const connection = await bareOpen(database);
      return async (cursor) => {
        for (const together of asked[cursor] ?? []) if (together.mode === 'readwrite') await askAgain(connection, together, false);
      };
    };
    /** All requests of ours, those that read, too. */
    const whole = async ({ database }: Learner): Promise<List> => {
      const connection = await bareOpen(database);
      return async (cursor) => {
        for (const together of asked[cursor] ?? []) await askAgain(connection, together, true);
      };
    };
    const pairs: { readonly [what: string]: readonly [typeof bareFinish, (learner: Learner) => Promise<List>] } = {
      'a strict Dexie add beside the writes of a listing, without our code': [bareFinish, bare],
      'a strict Dexie add beside all requests of a listing, without our code': [bareFinish, whole],
      'our finish beside all requests of a listing, without our code': [ourFinish, whole],
      'our finish beside our listing': [ourFinish, ours()],
      'our finish beside our listing in slices of 250': [ourFinish, ours(250)],
    };
    const measured: [string, Listings][] = [];
    for (const [what, [finishOf, listOf]] of Object.entries(pairs)) {
      const learner = await learnerWith(listing);
      const [finish, list] = [await finishOf(learner), await listOf(learner)];
      await finish();
      measured.push([
        what,
        [await beside(finish, nothing), await beside(finish, () => list('c1')), await beside(finish, () => list('c2'))],
      ]);
    }
    return Object.fromEntries(measured);
  },
};

Object.assign(globalThis, { listingFloorPage: page });
