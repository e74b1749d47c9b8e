import { expect, it } from 'vitest';
import { factOf } from '../../shared/memory/facts.ts';
import { linkOfFacts } from '../../shared/memory/fact-link.ts';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { SCREENS, screensOfPractice, type Look } from './steps/each-screen.ts';
import { GUEST } from './steps/expected.ts';
import { listenToRounds } from './steps/number-sequence.ts';
import { open } from './steps/opening.ts';
import { listen } from './steps/practice.ts';
import { holdTime } from './steps/stopped-time.ts';
import { notWhole } from './steps/whole.ts';
import { ENLARGED, NOT_INSTALLED, ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

const PRACTICE = `/practice?facts=${linkOfFacts([factOf({ form: 'multiply', a: 7, b: 7, c: 0 }) ?? -1])}`;

const WINDOWS = {
  'at 320 by 256, as of a zoom to 400 %': { ...ONE_VISIT, ...ENLARGED },
  'with text of twice the size on a phone': { ...NOT_INSTALLED, ...PHONE, largeText: true },
};

/** What the screens of other games show on a phone, too. */
const SHOWN_ELSEWHERE = new Set(['speed-math', 'math-race']);

inEngine('Chromium', 'Nothing is cut off, covered or out of reach', () => {
  for (const [window, options] of Object.entries(WINDOWS)) {
    const isLarge = 'largeText' in options;
    for (const [slug, screens] of Object.entries(SCREENS)) {
      it(`${window}: ${slug}`, isLarge && SHOWN_ELSEWHERE.has(slug) ? BEFORE_A_RELEASE : {}, () =>
        expectWhole(options, `/games/${slug}`, screens),
      );
    }
    it(`${window}: practice`, () => expectWhole(options, PRACTICE, screensOfPractice));
  }
});

async function expectWhole(
  options: (typeof WINDOWS)[keyof typeof WINDOWS],
  path: string,
  screens: (typeof SCREENS)[string],
): Promise<void> {
  await withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, options);
    browser.problems.expect(GUEST);
    await browser.context.addInitScript(listenToRounds);
    await browser.context.addInitScript(listen);
    await browser.context.addInitScript(holdTime);
    const page = await open(browser, server.origin + path);
    const faults: string[] = [];
    const look: Look = async (screen) => {
      for (const fault of await notWhole(page)) faults.push(`${screen}: ${fault}`);
    };
    await screens(page, look);
    expect(faults).toEqual([]);
    await browser.close();
  });
}
