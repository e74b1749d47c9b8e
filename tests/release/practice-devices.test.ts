import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import type { PartRow } from '../../client/storage/tables/rows.ts';
import { mergeDays, unpackDay, unpackSession } from '../../shared/memory/entries.ts';
import { factOf, type FactId } from '../../shared/memory/facts.ts';
import { linkOfFacts } from '../../shared/memory/fact-link.ts';
import { ChromiumBrowser, inEngine, ServerData, serverForTests, withFolder } from '../browser/harness.ts';
import { accountOf, person, signIn, type Person } from '../browser/steps/accounts.ts';
import { withinOneDay } from '../browser/steps/clocks.ts';
import { resumeDialog, savedOn } from '../browser/steps/game.ts';
import { load, open } from '../browser/steps/opening.ts';
import { loseServices } from '../browser/steps/out-of-reach.ts';
import { journalledMoves, storedRows } from '../browser/steps/player-database.ts';
import * as practice from '../browser/steps/practice.ts';
import { DESKTOP, NOT_INSTALLED } from '../browser/steps/windows.ts';

withinOneDay();
const server = serverForTests();

const times = (a: number, b: number): FactId => factOf({ form: 'multiply', a, b, c: 0 }) ?? -1;
const CHOSEN = [times(7, 8), times(7, 7)];
const PAGE = `/practice?facts=${linkOfFacts(CHOSEN)}`;

/** A game that was played on a device. */
interface Kept {
  readonly evidence?: string;
}

/** More than two pulls of an account at once are refused, and tried again: three devices may ask at the same moment. */
const PULLED_AT_ONCE = /\/api\/sync\/pull: Failed to load resource: .* 429/;

async function deviceOf(profile: string, who: Person): Promise<readonly [ChromiumBrowser, Page]> {
  const browser = await ChromiumBrowser.open(profile, { ...NOT_INSTALLED, ...DESKTOP });
  browser.problems.expect(PULLED_AT_ONCE);
  await browser.context.addInitScript(practice.listen);
  const page = await open(browser, server.origin);
  await signIn(page, who);
  await page.getByText('Synced').first().waitFor();
  await load(page, server.origin + PAGE);
  await practice.today(page).getByText('2 facts to go over.').waitFor();
  return [browser, page];
}

async function toTheEnd(page: Page): Promise<void> {
  await practice.until(page, 'over', await practice.next(page));
  await savedOn(practice.result(page));
}

/** How often each chosen fact was answered in the only game of a device. */
async function answeredOn(page: Page): Promise<readonly number[]> {
  const [kept, ...more] = (await storedRows<Kept>(page, 'sessions')).flatMap(({ evidence }) => evidence ?? []);
  expect(more).toEqual([]);
  const entries = unpackSession(kept ?? '');
  return CHOSEN.map((chosen) => entries.find(({ fact }) => fact === chosen)?.answers ?? 0);
}

/** How often each was answered in all, as the parts of the server say. */
async function mergedOn(page: Page): Promise<readonly number[]> {
  const parts = (await storedRows<PartRow>(page, 'parts')).filter(({ fold, origin }) => fold === 'evidence' && origin === 'server');
  const merged = unpackDay(mergeDays(parts.map(({ part }) => String(part))));
  return CHOSEN.map((chosen) => merged.find(({ fact }) => fact === chosen)?.answers ?? 0);
}

inEngine('Chromium', 'Three devices of one account', () => {
  it('practise the same facts, one without a network, one killed on the way: each answer counts once, and each fact one day', async () => {
    const eva = await accountOf(server, person('Eva'));
    const data = new ServerData(server.dataDir);
    await withFolder((one) =>
      withFolder((two) =>
        withFolder(async (three) => {
          const [first, here] = await deviceOf(one, eva);
          const [second, killed] = await deviceOf(two, eva);
          const [third, away] = await deviceOf(three, eva);
          const giveBack = await loseServices(third);

          // All three begin with what was known before any of them had practised.
          for (const page of [killed, here, away]) await practice.beginFirst(page);
          let shown = await practice.next(killed);
          for (let n = 0; n < 3; n++) shown = await practice.goOn(killed, shown);
          await expect.poll(() => journalledMoves(killed, 'practice')).toBe(3);
          await second.kill();

          await toTheEnd(here);
          await practice.result(here).getByText('Synced').waitFor();
          const counts = [await answeredOn(here)];
          await toTheEnd(away);
          counts.push(await answeredOn(away));
          expect(data.games(eva.email)).toHaveLength(1);

          const again = await ChromiumBrowser.open(two, { ...NOT_INSTALLED, ...DESKTOP });
          again.problems.expect(PULLED_AT_ONCE);
          await again.context.addInitScript(practice.listen);
          const back = await open(again, `${server.origin}/practice`);
          await resumeDialog(back).getByRole('button', { name: 'Resume' }).click();
          await toTheEnd(back);
          await practice.result(back).getByText('Synced').waitFor();
          counts.push(await answeredOn(back));

          // The one that was away comes last.
          await giveBack();
          await load(away, server.origin);
          await expect.poll(() => data.games(eva.email).map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);

          const sums = CHOSEN.map((_, i) => counts.reduce((sum, each) => sum + (each[i] ?? 0), 0));
          for (const page of [here, back, away]) {
            await load(page, `${server.origin}/practice`);
            await expect.poll(() => mergedOn(page)).toEqual(sums);
            // They were asked on one day, and come back on another.
            await practice
              .today(page)
              .getByText(/^(?:Nothing is due|You are done for today|Find out)/)
              .waitFor();
            await load(page, `${server.origin}/map`);
            const squares = page.locator('main td button');
            for (const name of ['7 × 8', '7 × 7']) {
              const square = squares.filter({ hasText: new RegExp(`^${name.replace(/ /g, '\\s')}:`) }).first();
              await square.filter({ hasText: /Asked\son\s1\sday, right\son\s1\./ }).waitFor({ state: 'attached' });
            }
          }
          for (const browser of [first, again, third]) await browser.close();
        }),
      ),
    );
  });
});
