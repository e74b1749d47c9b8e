import { beforeAll, expect, it } from 'vitest';
import { ADDITION, checkedRow, classOf, roundOf, roundRow, seatRow } from '../unit/client/classroom/results.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person } from './steps/accounts.ts';
import { admin } from './steps/admin.ts';
import { bySwitch, keepSwitches, ring } from './steps/by-switch.ts';
import { takeClass } from './steps/class.ts';
import { additions, deliver } from './steps/daily-challenge.ts';
import { GUEST } from './steps/expected.ts';
import { openAs, openSignedIn } from './steps/learner-here.ts';
import { goWithin, open } from './steps/opening.ts';
import { publish, SHORT_POST } from './steps/posts.ts';
import { Walks } from './steps/switch-walk.ts';
import { DESKTOP, ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();
beforeAll(() => publish(server, SHORT_POST));

/** Games on which a learner's pages have something to show; the first has the id of the page of one game. */
const GAMES = [{}, { game: 'math-race', score: 900 }, { game: 'multiplication-table', difficulty: 'hard', accuracy: 70 }] as const;
const FIRST_GAME = '01999999-0000-7000-8000-000000000000';

/** The pages that show a learner more than they show a guest, and the one that needs a post. */
const OF_LEARNERS = {
  'of today': ['/', '/daily-challenge', '/daily-challenge/play', '/settings', '/blog/$post'],
  'of what was': ['/analytics', '/badges', '/progress', '/history', `/history/game?id=${FIRST_GAME}`],
  'of what is known': ['/map'],
};

const ROUNDS = [1, 2].map((chance) => roundOf({ ...ADDITION, config: { ...ADDITION.config, questions: 8 } }, chance));
const [{ code }] = ROUNDS as [(typeof ROUNDS)[0] & object];
/** Two pupils, of whom one has played both rounds. */
const CLASS = classOf(
  [seatRow(1, 'Ana'), seatRow(2, 'Ben')],
  ROUNDS.map((round) => roundRow(round)),
  ROUNDS.map((round) => checkedRow(round, 1, 'Ana')),
);

/** What a class shows a teacher. */
const OF_CLASS = [
  'show=rounds',
  `show=rounds&of=${code}`,
  `show=rounds&of=${code}&paper=print`,
  `show=rounds&of=${code}&paper=cards`,
  `show=rounds&of=${code}&paper=sheet`,
  'show=table',
  'show=facts',
  'show=pupils',
  'show=pupils&of=1',
  'show=keep',
];

/** Presses once as a list of this name comes, before the ring has gone on. Runs in the page. */
function pressAsItComes(name: string): void {
  const { held } = window as unknown as { readonly held: { readonly pass: (ms: number) => void } };
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(`[aria-label="${name}"]`)) return;
    watcher.disconnect();
    // Two presses are two.
    held.pass(310);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'Enter', key: 'Enter', bubbles: true, cancelable: true }));
    document.documentElement.dataset['pressed'] = '';
  });
  watcher.observe(document.body, { subtree: true, childList: true });
}

inEngine('Chromium', 'Whoever plays by switch', () => {
  it.each(Object.entries(OF_LEARNERS))('comes to all that Tab reaches, once a round, on a learner’s pages %s', async (_, paths) => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      await keepSwitches(browser, 'two');
      await deliver(browser.context, additions(3));
      const page = await openAs(browser, server, 'Ada', '/about', GAMES);
      await ring(page).waitFor();
      const walks = new Walks(page);
      await walks.overPages(paths);
      expect(walks.faults).toEqual({});
      await browser.close();
    });
  });

  it('does on an admin’s pages', async () => {
    const who = await accountOf(server, person('Admin'));
    expect((await admin(server.dataDir, 'promote', who.email)).exitCode).toBe(0);
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      await keepSwitches(browser, 'two');
      const page = await openSignedIn(browser, server, who, '/admin');
      await page.getByRole('heading', { name: 'Admin Panel', level: 1 }).waitFor();
      const walks = new Walks(page);
      await walks.overPages(['/admin', '/admin/challenges', '/admin/blog', '/']);
      expect(walks.faults).toEqual({});
      await browser.close();
    });
  });

  it('does on the views of a teacher’s class', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      await keepSwitches(browser, 'two');
      const page = await open(browser, `${server.origin}/class`);
      await ring(page).waitFor();
      await takeClass(page, CLASS);
      const { pathname, search } = new URL(page.url());
      const id = new URLSearchParams(search).get('id');
      const walks = new Walks(page);
      await walks.overPages(['/class', ...OF_CLASS.map((view) => `${pathname}?id=${id}&${view}`)]);
      expect(walks.faults).toEqual({});
      await browser.close();
    });
  });

  it('marks a sheet of a class by one switch: whose it is, what is wrong, and saves it', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const teacher = await bySwitch(browser, 'one', `${server.origin}/class`);
      const { page } = teacher;
      await takeClass(page, CLASS);
      const id = new URL(page.url()).searchParams.get('id');
      await goWithin(page, `/class?id=${id}&show=rounds&of=${code}&paper=sheet`);
      const toMark = page.getByRole('list', { name: 'Problems and their answers' }).getByRole('button');
      await teacher.choose(page.getByRole('button', { name: /Ben/ }));
      await toMark.first().waitFor();
      for (const place of [1, 6]) {
        await teacher.choose(toMark.nth(place));
        expect(await toMark.nth(place).getAttribute('aria-pressed')).toBe('true');
      }
      await teacher.choose(page.getByRole('button', { name: 'Save', exact: true }));
      await page.getByRole('status').getByText('Ben: 6 of 8 right, on paper.').waitFor();
      await browser.close();
    });
  });

  it('saves no sheet by a press in the moment in which the sheet comes in the place of the pupils', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
      browser.problems.expect(GUEST);
      const teacher = await bySwitch(browser, 'two', `${server.origin}/class`);
      const { page } = teacher;
      await takeClass(page, CLASS);
      const id = new URL(page.url()).searchParams.get('id');
      await goWithin(page, `/class?id=${id}&show=rounds&of=${code}&paper=sheet`);
      await page.evaluate(pressAsItComes, 'Problems and their answers');
      await teacher.choose(page.getByRole('button', { name: /Ben/ }));
      await page.waitForFunction(() => document.documentElement.dataset['pressed'] !== undefined);
      await teacher.step();
      await page.getByRole('list', { name: 'Problems and their answers' }).waitFor();
      expect(await page.getByText(/^Ben: \d of 8 right/).count()).toBe(0);
      await browser.close();
    });
  });

  it('does in a phone’s menu, and closes it', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...PHONE });
      browser.problems.expect(GUEST);
      const player = await bySwitch(browser, 'two', `${server.origin}/about`);
      const { page } = player;
      await player.choose(page.getByRole('button', { name: 'Open menu' }));
      await page.getByRole('button', { name: 'Close menu' }).first().waitFor();
      const walks = new Walks(page);
      await walks.over('menu', 8);
      expect(walks.faults).toEqual({});
      await player.choose(page.getByRole('banner').getByRole('button', { name: 'Close menu', expanded: true }));
      await page.getByRole('button', { name: 'Open menu' }).waitFor();
      await browser.close();
    });
  });
});
