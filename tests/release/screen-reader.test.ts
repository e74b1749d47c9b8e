import { expect, it } from 'vitest';
import { factOf } from '../../shared/memory/facts.ts';
import { linkOfFacts } from '../../shared/memory/fact-link.ts';
import { inEngine, serverForTests } from '../browser/harness.ts';
import { PROBLEM, answerTo, listeningTo } from '../browser/steps/by-ear.ts';
import { otherDigits } from '../browser/steps/game.ts';

const server = serverForTests();

/** What is said of a control that the focus comes to. */
const CONTROL = /(?:check box|button|link)\b/;

/** It comes with the last digit. */
const VERDICT = /\b(?:Correct$|You typed)/;

inEngine('Orca', 'By ear', () => {
  it('Speed Math is found, set up and played to its result', () =>
    listeningTo(server, '/games/speed-math', 'Speed Math', async (reader) => {
      await reader.seeks('h', /^Speed Math heading level 1/);
      await reader.seeks('r', /^Addition/);
      await reader.press('space');
      await reader.hears(/^selected/);
      await reader.seeks('r', /^Easy/);
      await reader.press('space');
      await reader.hears(/^selected/);
      await reader.tabsTo(/^Number of questions \d+ spin button/, CONTROL);
      await reader.press('ctrl+a', '3');
      await reader.hears(/^3$/);
      await reader.press('Return');
      await reader.hears(/^Speed Math starts in 3/);
      await reader.hears(/^Start Now push button/);
      await reader.press('Return');

      const begun = (await reader.said()).length;
      const verdicts: string[] = [];
      for (const digits of [String, otherDigits, String]) {
        const problem = await reader.hears(PROBLEM);
        await reader.type(digits(answerTo(problem)));
        const verdict = /(?:Correct|You typed.*)$/.exec(await reader.hears(VERDICT))?.[0] ?? '';
        verdicts.push(verdict.replace(/\d+, the answer is \d+/, '…, the answer is …'));
      }
      expect(verdicts).toEqual(['Correct', 'You typed …, the answer is …', 'Correct']);
      expect(await reader.hears(/points/)).toMatch(/\d+ points, accuracy 67 percent, time \d+ seconds?/);
      // Each problem was said, and said once.
      expect((await reader.said()).slice(begun).filter((text) => PROBLEM.test(text))).toHaveLength(3);
    }));

  it('each digit is said once, equal ones too, each verdict once, and a problem again whenever that is asked for', () =>
    listeningTo(
      server,
      '/games/speed-math?operation=addition&difficulty=medium&questions=5&timeLimit=600',
      'Speed Math',
      async (reader) => {
        await reader.seeks('b', /^Start push button/);
        await reader.press('Insert+a', 'Insert+a');
        await reader.hears(/^Focus mode is sticky/);
        await reader.press('Return');
        await reader.hears(/^Start Now push button/);
        await reader.press('Return');
        const begun = (await reader.said()).length;
        const expected: string[] = [];
        // By then the log has lost its first lines.
        for (const digits of [otherDigits, otherDigits, String, otherDigits]) {
          const problem = await reader.hears(PROBLEM);
          for (let asked = 0; asked < 2; asked++) {
            await reader.press('question');
            await reader.hears(PROBLEM);
          }
          const answer = answerTo(problem);
          const typed = digits(answer).split('');
          for (const digit of typed.slice(0, -1)) {
            await reader.type(digit);
            await reader.hears(new RegExp(`^${digit}$`));
          }
          await reader.type(typed.at(-1) ?? '');
          await reader.hears(VERDICT);
          const verdict = digits === String ? 'Correct' : `You typed ${typed.join('')}, the answer is ${answer}`;
          expected.push(problem, problem, problem, ...typed.slice(0, -1), `${typed.at(-1)}. ${verdict}`);
        }
        expect((await reader.said()).slice(begun, begun + expected.length)).toEqual(expected);
      },
    ));

  it('the question whether to stop is announced, with what that means', () =>
    listeningTo(server, '/games/speed-math?operation=addition&difficulty=easy&questions=3', 'Speed Math', async (reader) => {
      await reader.seeks('b', /^Start push button/);
      await reader.press('Insert+a', 'Insert+a');
      await reader.hears(/^Focus mode is sticky/);
      await reader.press('Return');
      await reader.hears(/^Start Now push button/);
      await reader.press('Return');
      await reader.hears(PROBLEM);
      await reader.press('Escape');
      await reader.hears(/^Stop this game\? This game will not count\. The clock goes on!/);
      await reader.hears(/^Keep playing push button/);
    }));

  it('practice is begun, teaches what was missed, and says what has come of it', () =>
    listeningTo(
      server,
      `/practice?facts=${linkOfFacts([factOf({ form: 'multiply', a: 7, b: 7, c: 0 }) ?? -1])}`,
      'Practice',
      async (reader) => {
        await reader.hears(/^1 fact to go over/);
        await reader.seeks('b', /^Practise push button/);
        await reader.press('Return');
        const missed = await reader.hears(PROBLEM);
        expect(missed).toBe('7 times 7');
        // Digits are commands of Orca while it reads: its user says that they are for the page.
        await reader.press('Insert+a');
        await reader.hears(/^Focus mode/);
        await reader.type('98');
        expect((await reader.hears(VERDICT)).replace(/^8\. /, '')).toBe('You typed 98. 7 times 7 is 49. 7 rows of 7: 49. Type 49 once.');
        await reader.type('49');
        // It comes again between others, until it was right twice; then there is a result.
        const asked: string[] = [];
        for (let said = ''; !said.startsWith('Practice: result');) {
          said = (await reader.hears(/\b\d+ times \d+$|^Practice: result/)).replace('9. ', '');
          if (!PROBLEM.test(said)) continue;
          asked.push(said);
          await reader.type(answerTo(said));
          await reader.hears(/\bCorrect$/);
        }
        expect(asked.filter((problem) => problem === missed)).toHaveLength(2);
        // It is said before or after what has the focus.
        const result = /^1 fact moved on, 1 comes back tomorrow\. Next: tomorrow, 1 fact\./;
        await expect.poll(() => reader.said()).toContainEqual(expect.stringMatching(result));
      },
    ));
});
