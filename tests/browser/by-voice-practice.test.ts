import { expect, it } from 'vitest';
import { factOf } from '../../shared/memory/facts.ts';
import { linkOfFacts } from '../../shared/memory/fact-link.ts';
import { inEngine, serverForTests } from './harness.ts';
import { answerTo, PROBLEM } from './steps/by-ear.ts';
import { readTo } from './steps/by-voice.ts';
import { goOn } from './steps/calm.ts';
import { enterOn } from './steps/keyboard.ts';
import * as practice from './steps/practice.ts';

const server = serverForTests();

const SEVENS = `/practice?facts=${linkOfFacts([factOf({ form: 'multiply', a: 7, b: 7, c: 0 }) ?? -1])}`;

inEngine('Chromium', 'Read aloud by a voice of the device, Practice', () => {
  it('is played by ear to its end: what was missed is told, typed once, and asked again', async () => {
    const said = await readTo(server, SEVENS, async (page, ear) => {
      await enterOn(page, practice.begin(page));
      await ear.hears(/^7 times 7$/);
      await page.keyboard.type('98');
      await ear.hears(/^You typed 98\. 7 times 7 is 49\. .* Type 49 once\.$/);
      await page.keyboard.type('49');
      for (let last = ''; !/Next: /.test(last);) {
        last = (await ear.hears(/^\d+ times \d+$|Next: /)).findLast((text) => PROBLEM.test(text) || text.includes('Next: ')) ?? '';
        if (!PROBLEM.test(last)) continue;
        await page.keyboard.type(String(answerTo(last)));
        await ear.hears(/^Correct$/);
        // An Enter that comes sooner was meant for the answer.
        await goOn(page).waitFor();
        await page.keyboard.press('Enter');
      }
    });
    await expect(said).toMatchFileSnapshot('transcripts/by-voice/practice.txt');
  });
});
