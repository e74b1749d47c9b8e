import { describe, expect, it } from 'vitest';
import { homeGames } from '../../../../client/games/catalogue/games.ts';
import { CATALOGUE } from '../../../../shared/games/catalogue.ts';
import { DEMO, feedbackOn, typedInSlot } from '../../../../client/site/live-problem/feedback.ts';
import { PILE } from '../../../../client/site/live-problem/pile.tsx';
import { feedback } from '../../../../client/words/en/site/live-problem.ts';
import { renderMissing, renderPath } from '../../../../client/prerender.tsx';
import { gameName } from '../../../../client/words/game-names.ts';

describe('the live problem', () => {
  const onDemo = (typed: string) => feedbackOn(typed, DEMO);

  it('says what the specification says', () => {
    expect(DEMO).toEqual({ parts: ['7', '+', '5'], answer: 12 });
    expect(feedback).toEqual({ right: 'Correct! Great job!', wrong: 'Try again!' });
    expect(['12', '012', '1', '13', '', ' ', 'x'].map(onDemo)).toEqual(['right', 'right', 'wrong', 'wrong', 'none', 'none', 'none']);
    expect(['١٢', '۱۲', '１２', '+12', ' 12'].map(onDemo)).toEqual(Array.from({ length: 5 }, () => 'right'));
  });
});

it('takes two digits, and begins anew behind a wrong answer', () => {
  expect(['1', '12', '123', ' 1 2'].map((input) => typedInSlot(input))).toEqual(['1', '12', '12', '12']);
  expect(['991', '99', '9', '', '199', '99 17'].map((input) => typedInSlot(input, '99'))).toEqual(['1', '99', '9', '', '19', '17']);
  // A wrong digit may be the first of the answer.
  expect(typedInSlot('12', '1')).toBe('12');
});

it('lies on a pile of three problems, each with an answer of two digits', () => {
  const worth = { '+': (a: number, b: number) => a + b, '×': (a: number, b: number) => a * b };
  const solved = PILE.map(({ parts: [a, sign, b] }) => worth[sign as keyof typeof worth](Number(a), Number(b)));
  expect([PILE[0], PILE.map(({ answer }) => answer)]).toEqual([DEMO, solved]);
  expect(solved.map((answer) => String(answer).length)).toEqual([2, 2, 2]);
});

describe("the home page's first screen", async () => {
  const html = await renderPath('/');

  it('holds the guest and the player frame, so that CSS can show either before a script runs', () => {
    expect(html).toContain('Train speed and accuracy.');
    expect(html).toContain('Latest games');
  });

  it('has no style attributes and no inline handlers: the Content-Security-Policy forbids them', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
  });

  it('shows the four pills, the six games and the three achievements', () => {
    for (const text of ['Math Tips', 'Daily Challenge', 'Badges', 'About', 'Speed Demon', 'Perfect Score', 'Streak Master'])
      expect(html).toContain(text);
    expect(homeGames.map(({ slug }) => gameName(slug))).toEqual([
      'Speed Math',
      'Math Race',
      'Number Puzzle',
      'Multiplication Table',
      'Calculator vs Brain',
      'Memory Challenge',
    ]);
  });
});

describe('the catalogue', async () => {
  const html = await renderPath('/games');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));

  it('shows every game and links exactly those that can be played', () => {
    for (const game of CATALOGUE) {
      expect(main).toContain(gameName(game.slug));
      expect(main.includes(`href="/games/${game.slug}"`), game.slug).toBe(game.available);
    }
  });

  it('has a mark of its own for each game', () => {
    const marks = [...main.matchAll(/<svg[^>]*data-hue="\w+"[^>]*>(.*?)<\/svg>/gs)].map(([, drawing]) => drawing);
    expect([marks.length, new Set(marks).size, marks.includes('')]).toEqual([CATALOGUE.length, CATALOGUE.length, false]);
  });

  it('flags the new one, the viral one and the one that is coming', () => {
    for (const text of ['New', 'Viral', 'Coming Soon']) expect(main.split(`>${text}<`)).toHaveLength(2);
  });

  it('leads to tips, challenge, badges and stats', () => {
    for (const path of ['/math-tips', '/daily-challenge', '/badges', '/analytics']) expect(main).toContain(`href="${path}"`);
  });
});

it('an address that leads nowhere is told in the words of the specification, with a way home', async () => {
  const html = await renderMissing();
  for (const text of ['404', 'Oops! Page not found.', 'Return to Home']) expect(html).toContain(text);
});
