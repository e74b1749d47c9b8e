import type { BrowserContext, Page } from 'playwright';
import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import { revision } from '../../unit/shared/challenge/revisions.ts';
import { inDatabase } from './database.ts';

const DAY_MS = 86_400_000;

/** A date by UTC, so many days from now. */
export const dateIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A challenge in Speed Math of so many easy additions, for a day from now; all right answers pass it. */
export const additions = (questions: number, days = 0, change: Partial<ChallengeRevision> = {}): ChallengeRevision =>
  revision(
    1,
    { operation: 'addition', questions, target_score: 10 * questions + 10 },
    { id: `additions-${days}`, date: dateIn(days), difficulty: 'easy', time_limit: 600, ...change },
  );

/** Lets the server deliver these challenges. */
export async function deliver(context: BrowserContext, ...revisions: readonly ChallengeRevision[]): Promise<void> {
  await context.route('**/api/content/challenges', (route) => route.fulfill({ json: { revisions }, headers: { etag: '"1"' } }));
}

/** Resolves when this device keeps challenges. */
export const delivered = (page: Page): Promise<void> => inDatabase(page, 'tenfold-device', (db) => db.evaluate(untilKept));

/** Runs in the page. */
async function untilKept(db: IDBDatabase): Promise<void> {
  const AGAIN_MS = 30;
  const kept = () =>
    new Promise<number>((done, fail) => {
      const count = db.transaction('content').objectStore('content').count();
      count.onsuccess = () => done(count.result);
      count.onerror = () => fail(count.error);
    });
  while ((await kept()) === 0) await new Promise((done) => setTimeout(done, AGAIN_MS));
}
