import { describe, expect, it } from 'vitest';
import {
  ACCURACY_STEPS,
  gamesToLevel,
  QUICK_BONUS,
  XP_BASE,
  XP_EXAMPLES,
  xpSentence,
} from '../../../../client/site/help/scoring/examples.ts';
import { PRACTICE, PRACTICE_EXAMPLE } from '../../../../client/site/help/scoring/practice-xp.ts';
import type { GameHelp } from '../../../../client/game-help.ts';
import { CATEGORY_ROWS, RARITY_ROWS } from '../../../../client/site/help/scoring/badge-kinds.ts';
import { built, coreFeatures, planned, steps, thinkingTips } from '../../../../client/words/en/site/about.ts';
import { TIPS } from '../../../../client/site/tips/tips.ts';
import { TRICKS } from '../../../../client/site/tips/tricks.ts';
import { strategy } from '../../../../client/words/en/site/math-tips.ts';
import { renderPath } from '../../../../client/prerender.tsx';
import { isWithin } from '../../../../shared/games/kit/range.ts';
import { rungAt } from '../../../../shared/games/speed-math/v2/rungs.ts';
import { BADGES } from '../../../../shared/badges/catalogue/catalogue.ts';
import { sessionXp } from '../../../../shared/progress/counted/xp.ts';

/** Worked out by hand from spec 1 §9 and decisions D3 and G8. */
const BY_HAND = {
  'speed-math': 149,
  'math-race': 210,
  'number-puzzle': 625,
  'calculator-vs-brain': 1_050,
  'number-sequence': 700,
  'math-bubble-pop': 100 + 25 + 30 + 42 + 10,
  // 12 answers of 13 × 1.3889 = 18 points and 2, 4, … 20, 20, 20 for the streak, × (1 + 0.5 + 0.2) × 1.2.
  'multiplication-table': Math.round((12 * 18 + 2 + 4 + 6 + 8 + 10 + 12 + 14 + 16 + 18 + 20 + 20 + 20) * 1.7 * 1.2),
};

async function mainOf(path: string): Promise<string> {
  const html = await renderPath(path);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

const titlesIn = (main: string): readonly (string | undefined)[] => [...main.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);

describe('/scoring-system', async () => {
  const html = await renderPath('/scoring-system');

  it('gives examples of scores as one works them out by hand', () => {
    const helps = import.meta.glob<GameHelp>('../../../../client/games/*/help.ts', { eager: true, import: 'help' });
    const scores = Object.entries(helps).map(([file, { scoring }]) => [file.split('/').at(-2), scoring.score]);
    expect(Object.fromEntries(scores)).toEqual(BY_HAND);
  });

  it('gives examples of XP as one works them out by hand, and says how they add up', () => {
    expect(XP_EXAMPLES.map(({ parts }) => xpSentence(parts))).toEqual([
      '5 + 8 + 2 = 15 XP',
      '5 + 10 + 3 + 5 = 23 XP',
      '5 + 2 + 12 = 19 XP',
    ]);
    for (const { input, parts } of XP_EXAMPLES) expect(parts.total).toBe(sessionXp(input));
    expect(gamesToLevel(1_000, { score: 149, accuracy: 93, timeTaken: 60 })).toBe(67);
  });

  it('says of a practice what its rules and the rule of XP come to (decision G25)', () => {
    expect(PRACTICE).toEqual({ points: 50, atLeast: 7, each: 1, placementAtMost: 10, paperAtMost: 10 });
    expect([PRACTICE_EXAMPLE.right, xpSentence(PRACTICE_EXAMPLE.parts)]).toEqual([40, '5 + 2 + 40 = 47 XP']);
    for (const text of ['7 XP, and 1 XP more for each', '40 right answers:', '5 + 2 + 40 = 47 XP', '10 XP or less'])
      expect(html).toContain(text);
  });

  it('names the rule of XP in full (decision D3)', () => {
    expect([XP_BASE, QUICK_BONUS, ...ACCURACY_STEPS.map(({ from, bonus }) => `${from}: ${bonus}`)]).toEqual([
      5,
      5,
      '95: 10',
      '90: 8',
      '80: 5',
      '0: 2',
    ]);
  });

  it('counts every badge once, by rarity and by what it is about', () => {
    const sum = (rows: readonly { readonly count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
    expect([sum(RARITY_ROWS), sum(CATEGORY_ROWS)]).toEqual([BADGES.size, BADGES.size]);
  });

  it('can be read before a script runs, with its examples', () => {
    for (const text of ['5 + 8 + 2 = 15 XP', 'Each 1,000 XP make a level', 'Math Bubble Pop', 'mythic']) expect(html).toContain(text);
  });
});

it.each(['/instant-feedback', '/adaptive-learning'])('%s leads to Speed Math and Math Race', async (path) => {
  const main = await mainOf(path);
  for (const slug of ['speed-math', 'math-race']) expect(main).toContain(`href="/games/${slug}"`);
});

it('/adaptive-learning tells how a game fits, by the rules themselves, and promises nothing that is there (decision S11)', async () => {
  const main = await mainOf('/adaptive-learning');
  const rows = [...main.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)];
  expect(rows.map(([, , verdict, next]) => [verdict, next])).toEqual([
    ['Right', 'two digits plus one digit, with carry, up to 50'],
    ['Right', 'two digits plus one digit, with carry, up to 50'],
    ['Right', 'two digits plus one digit, with carry'],
    ['Wrong', 'two digits plus one digit, with carry, up to 50'],
    ['Right', 'two digits plus one digit, with carry, up to 50'],
  ]);
  // What is asked is of the rung that the line before names; the first is of the sixth.
  const rungs = [6, 6, 6, 7, 6];
  for (const [i, [, problem = '']] of rows.entries()) {
    const [a = 0, b = 0] = problem.split(' + ').map(Number);
    const { x, y, fits } = rungAt('addition', rungs[i] ?? 0);
    expect([problem, isWithin(a, x), isWithin(b, y), fits?.(a, b)]).toEqual([problem, true, true, true]);
  }
  expect(main).not.toContain('coming soon');
});

describe('/about', async () => {
  const main = await mainOf('/about');

  it('has the sections of the specification, and leads to games and tips (spec 2 §2, Static pages)', () => {
    expect(titlesIn(main)).toEqual(['How it works', 'Core features', 'Tips for better mental math', 'Roadmap', 'Get Started']);
    for (const text of ['Play Games', 'Try Speed Math and Math Race', 'Learn Tips', 'Mental math strategies'])
      expect(main).toContain(`>${text}<`);
    for (const path of ['/games', '/math-tips']) expect(main).toContain(`href="${path}"`);
    for (const { text } of [...steps, ...coreFeatures, ...thinkingTips, ...built, ...planned]) expect(main).toContain(`>${text}<`);
  });

  it('lists of its roadmap as available what is built (decision S11)', () => {
    const titles = (isBuilt: boolean) => (isBuilt ? built : planned).map(({ title }) => title);
    expect(titles(true)).toEqual([
      'High scores',
      'Sound effects',
      'Streak bonuses',
      'User profiles',
      'Adaptive difficulty',
      'Export and share of session results',
    ]);
    expect(titles(false)).toEqual(['Leaderboards']);
  });

  it('breaks 27 × 6 apart as the specification does (spec 2 §1)', () => {
    expect(main).toContain('27 × 6 = 20 × 6 + 7 × 6');
    expect(27 * 6).toBe(20 * 6 + 7 * 6);
  });
});

it('/terms has its eight numbered sections and its links (spec 2 §2, Static pages)', async () => {
  const main = await mainOf('/terms');
  const numbers = titlesIn(main).map((title) => title?.split('.')[0]);
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  for (const path of ['/privacy', '/contact', '/']) expect(main).toContain(`href="${path}"`);
});

it('/accessibility says what works, what does not, and how to ask (decision S20)', async () => {
  const main = await mainOf('/accessibility');
  expect(titlesIn(main)).toEqual(['What works', 'Keys in a game', 'What does not work yet', 'How to ask']);
  for (const name of ['NVDA', 'JAWS', 'VoiceOver', 'TalkBack']) expect(main.split('What does not work yet')[1]).toContain(name);
  for (const path of ['/settings', '/about', '/']) expect(main).toContain(`href="${path}"`);
});

it('/contact has a privacy notice and its links (spec 2 §2, Static pages)', async () => {
  const main = await mainOf('/contact');
  expect(titlesIn(main)).toEqual(['Write to us', 'What helps us help you', 'Privacy notice']);
  for (const path of ['/games', '/math-tips', '/about', '/blog', '/privacy']) expect(main).toContain(`href="${path}"`);
});

it('/privacy has the nine sections of the specification in their order, its date and its links (spec 2 §2, Static pages)', async () => {
  const main = await mainOf('/privacy');
  expect(titlesIn(main)).toEqual([
    'Information We Collect',
    'How We Use Information',
    'Cookies and Local Storage',
    'Data Sharing',
    'Data Retention',
    'Children’s Privacy',
    'Your Rights',
    'Changes',
    'Contact',
  ]);
  expect(main).toMatch(/Effective date: (?:<!-- -->)?\w{3} \d+, \d{4}/);
  expect(main).toContain('not directed to children under 13');
  for (const path of ['/terms', '/about', '/']) expect(main).toContain(`href="${path}"`);
});

describe('/math-tips', async () => {
  const main = await mainOf('/math-tips');

  it('has the four kinds of the specification, a strategy of five steps, and leads to tricks and games (spec 2 §2, Static pages)', () => {
    for (const title of ['Quick addition', 'Fast multiplication', 'Division shortcuts', 'Percentage tricks'])
      expect(main).toContain(`>${title}<`);
    expect(strategy).toHaveLength(5);
    for (const { title } of strategy) expect(main).toContain(title);
    for (const path of ['/mental-math-tricks', '/math-games']) expect(main).toContain(`href="${path}"`);
  });

  it('can be read before a script runs, with its worked examples', () => {
    for (const { id, name, steps, problems } of TIPS.flatMap(({ techniques }) => techniques)) {
      expect(main).toContain(`<h3 id="${id}">${name}</h3>`);
      for (const { left } of steps(problems[0])) expect(main).toContain(`>${left}</span>`);
    }
  });
});

it('/mental-math-tricks can be read before a script runs, with a game for each trick, set up for its operation (decision S1)', async () => {
  const main = await mainOf('/mental-math-tricks');
  for (const { id, name, game, problems } of TRICKS.flatMap(({ techniques }) => techniques)) {
    expect(main).toContain(`<h3 id="${id}">${name}</h3>`);
    expect(main).toContain(`href="/games/${game}?operation=${problems[0].operation}"`);
  }
});
