import type { BrowserContext, Page } from 'playwright';
import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import { revision } from '../../unit/shared/challenge/revisions.ts';

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
export async function delivered(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const opened = indexedDB.open('tenfold-device');
    const rows = await new Promise<number>((resolve) => {
      opened.addEventListener('success', () => {
        const count = opened.result.transaction('content').objectStore('content').count();
        count.addEventListener('success', () => resolve(count.result));
      });
    });
    opened.result.close();
    return rows > 0;
  });
}
