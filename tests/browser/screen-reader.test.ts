import { expect, it } from 'vitest';
import { inEngine, serverForTests } from './harness.ts';
import { PROBLEM, answerTo, listeningTo } from './steps/by-ear.ts';

const server = serverForTests();

// A set-up that is filled in by ear, a wrong answer and a practice: `tests/release/screen-reader.test.ts`.
inEngine('Orca', 'By ear', () => {
  it('a game is started, asks its question once, and says its result', () =>
    listeningTo(server, '/games/speed-math?operation=addition&difficulty=easy&questions=1', 'Speed Math', async (reader) => {
      await reader.seeks('b', /^Start push button/);
      // Digits are commands of Orca while it reads, until it has noticed that a game has begun: its user says so beforehand.
      await reader.press('Insert+a', 'Insert+a');
      await reader.hears(/^Focus mode is sticky/);
      await reader.press('Return');
      await reader.hears(/^Start Now push button/);
      await reader.press('Return');
      const begun = (await reader.said()).length;
      await reader.type(answerTo(await reader.hears(PROBLEM)));
      await reader.hears(/\d+ points, accuracy 100 percent, time \d+ seconds?/);
      expect((await reader.said()).slice(begun).filter((text) => PROBLEM.test(text))).toHaveLength(1);
    }));
});
