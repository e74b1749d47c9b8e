import { beside, learnerWith, listingOf, nothing, playedHere, warmUp, type Beside } from './listed-games.ts';

/** What the benchmark calls in this page. */
export interface ListingPage {
  /** Finishes games one after another: alone, beside a device's first listing of so many games, and beside the monthly one of the same. */
  measure(games: number): Promise<{ readonly alone: Beside; readonly first: Beside; readonly monthly: Beside }>;
}

const page: ListingPage = {
  async measure(games) {
    const listing = listingOf(games, 'c1');
    const { play, sync } = await learnerWith(listing);
    const finish = () => play.finish(playedHere());
    await beside(finish, warmUp);
    const alone = await beside(finish, nothing);
    const list = (cursor: string) => async () => {
      await sync.applyFullListing({ ...listing, cursor });
      await sync.tidy();
    };
    return { alone, first: await beside(finish, list('c1')), monthly: await beside(finish, list('c2')) };
  },
};

Object.assign(globalThis, { listingPage: page });
