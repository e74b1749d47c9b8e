import Database from 'better-sqlite3';
import type { BrowserContext, Page } from 'playwright';
import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import { revision } from '../../unit/shared/challenge/revisions.ts';
import type { TestServer } from '../harness.ts';
import { inDatabase } from './database.ts';

const DAY_MS = 86_400_000;

/** A date by UTC, so many days from now. */
const dateIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A challenge in Speed Math of so many easy additions, for a day from now; all right answers pass it. */
export const additions = (questions: number, days = 0, change: Partial<ChallengeRevision> = {}): ChallengeRevision =>
  revision(
    1,
    { operation: 'addition', questions, target_score: 10 * questions + 10 },
    { id: `additions-${days}`, date: dateIn(days), difficulty: 'easy', time_limit: 600, ...change },
  );

/** A race of so many easy additions, for today. */
export const raceOf = (target: number): ChallengeRevision =>
  revision(2, { operation: 'addition', target_score: target }, { id: 'race', title: 'Morning race', date: dateIn(0), difficulty: 'easy' });

/** A board of 3 × 3, for today; whoever solves it soon passes. */
export const smallBoard = (): ChallengeRevision =>
  revision(
    3,
    { puzzle_size: 3, moves_limit: 200, target_score: 100 },
    { id: 'board', title: 'Small board', date: dateIn(0), time_limit: 600 },
  );

/** Puts a challenge into the server's database, as if it had been made long ago. */
export async function publish(server: TestServer, published: ChallengeRevision): Promise<void> {
  const db = new Database(`${server.dataDir}/tenfold.db`, { timeout: 5_000 });
  db.prepare('insert into challenge_revisions (challenge, revision, saved_ms, body) values (?, ?, ?, ?)').run(
    published.id,
    published.revision,
    published.created_at,
    JSON.stringify(published),
  );
  db.close();
  // A server that runs looks for new ones once a minute.
  await server.restart();
}

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
