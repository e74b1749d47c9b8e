import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFolder } from '../browser/harness/server.ts';
import { firstLoadsOf, type FirstLoads } from '../built/first-loads.ts';
import { copyCheckout, lendPackages } from '../checkout-copy.ts';

/*
 * A page pays for itself alone: a copy of the checkout gets one more game with a badge, and a page in a room of its own, by the places that
 * CONTRIBUTING names, and is built.
 */

/** By so many bytes a page may change because files that it names have other hashes. */
const BY_CHANCE = 40;
/** What one more game costs a page that lists games, or draws the mark of any: its entry and its mark. */
const LISTED = 120;
/** The same for a page of help, which also says how each game does what it explains. */
const EXPLAINED = 240;

const copy = mkdtempSync(join(tmpdir(), 'tenfold-next-game-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Inserts `more` into a file of the copy before `mark`, which it must have once. */
function insert(file: string, mark: string, more: string): void {
  const [before, after, ...others] = readFileSync(join(copy, file), 'utf8').split(mark);
  if (before === undefined || after === undefined || others.length > 0) throw new Error(`${file} does not have "${mark}" once.`);
  writeFileSync(join(copy, file), `${before}${more}${mark}${after}`);
}

/** Copies a folder of the game Math Race, as that of a game called "next-game". */
function copyOfRace(folder: string): void {
  const to = join(copy, folder, 'next-game');
  cpSync(join(copy, folder, 'math-race'), to, { recursive: true });
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))) {
    const text = readFileSync(join(to, file), 'utf8').replaceAll('math-race', 'next-game').replaceAll('MATH_RACE', 'NEXT_GAME');
    writeFileSync(join(to, file), text);
  }
}

function addGame(): void {
  for (const folder of ['shared/games', 'client/games', 'client/words/en']) copyOfRace(folder);
  rmSync(join(copy, 'shared/games/next-game/challenge.ts'));
  const entry = join(copy, 'shared/games/next-game/entry.ts');
  writeFileSync(
    entry,
    readFileSync(entry, 'utf8')
      .replace('id: 2,', 'id: 20,')
      .replace('Math Race', 'Number Line')
      .replace(/description: '.*'/, "description: 'Put each number in its place before the line moves on.'"),
  );
  writeFileSync(
    join(copy, 'client/games/next-game/mark.tsx'),
    `import css from '../../art/game-mark.module.css';
export default (
  <>
    <path className={css['tint']} d="M2 11.5h20v3H2z" />
    <path className={css['hue']} d="M12 3l4.500 6.500h-9z" />
    <path className={css['stroke']} d="M4 17v4M9 17v2M15 17v2M20 17v4" />
  </>
);
`,
  );
  insert('shared/games/catalogue.ts', '\n/** Only announced', "import { NEXT_GAME } from './next-game/entry.ts';\n");
  insert('shared/games/catalogue.ts', '  MATH_DUEL,\n', '  NEXT_GAME,\n');
  insert('shared/games/registry.ts', '\n/** Every version', "import { mathRace as nextGame1 } from './next-game/v1/rules.ts';\n");
  insert('shared/games/registry.ts', '  speedMath1,\n', '  nextGame1,\n');
}

function addBadge(): void {
  const row =
    "  ['next-game', [{ id: 'on-the-line', rarity: 'rare', criteria: [{ figure: 'right', game: 'next-game', atLeast: 60 }] }]],\n";
  insert('shared/badges/catalogue/of-games.ts', "  [\n    'speed-math',\n", row);
  const words = `  'on-the-line': {
    name: 'Well Placed',
    description: 'Sixty numbers stand where they belong.',
    requirement: 'Place 60 numbers.',
    unlockMessage: 'All of them in line.',
    unit: 'numbers',
  },
`;
  insert('client/words/en/badges.ts', "  'level-2': {\n", words);
}

function addPage(): void {
  mkdirSync(join(copy, 'client/sheets'));
  const page = 'export default function SheetsPage() {\n  return <h1>Sheets to print</h1>;\n}\n';
  writeFileSync(join(copy, 'client/sheets/sheets-page.tsx'), page);
  insert('client/pages.ts', "  { path: '/about'", "  { path: '/sheets', load: () => import('./sheets/sheets-page.tsx') },\n");
  insert(
    'client/page-words.ts',
    "  '/about': page(",
    "  '/sheets': page('Sheets', 'Problems to print, as many as you like.', 'sheets'),\n",
  );
}

function build(): void {
  lendPackages(copy);
  const vite = join(copy, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'error'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(stderr);
}

describe('One more game with its badge, and one more page', () => {
  let before: FirstLoads;
  let after: FirstLoads;
  beforeAll(async () => {
    copyCheckout(copy, [
      'build',
      'client',
      'package.json',
      'server',
      'shared',
      'sw',
      'tests/tsconfig.json',
      'tools',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    addGame();
    addBadge();
    addPage();
    build();
    [before, after] = await Promise.all([firstLoadsOf(builtFolder), firstLoadsOf(join(copy, 'dist'))]);
  });

  it('are pages, and no other page is', () => {
    const more = after.pages.filter((page) => !before.pages.includes(page));
    expect(more.toSorted()).toEqual(['games/next-game/index.ts', 'sheets/sheets-page.tsx']);
    expect(after.pages).toHaveLength(before.pages.length + 2);
  });

  it('change the frame by no more than the chance of a hash', async () => {
    const [now, then] = await Promise.all([after.bytesSent(after.frame), before.bytesSent(before.frame)]);
    expect(Math.abs(now - then)).toBeLessThanOrEqual(BY_CHANCE);
  });

  it('change what another page adds by no more than that, and by what the game costs where it is listed', async () => {
    const costOn = (page: string): number => {
      const has = (chunk: string) => before.addedBy(page).some((file) => file.startsWith(`/assets/${chunk}-`));
      if (has('game-list')) return EXPLAINED;
      return has('catalogue') || has('game-mark') ? LISTED : 0;
    };
    const changes = await Promise.all(
      before.pages.map(async (page) => {
        const [now, then] = await Promise.all([after.bytesSent(after.addedBy(page)), before.bytesSent(before.addedBy(page))]);
        return { page, bytes: now - then, most: costOn(page) + BY_CHANCE };
      }),
    );
    expect(changes.filter(({ most }) => most === BY_CHANCE).length).toBeGreaterThan(15);
    expect(changes.filter(({ bytes, most }) => bytes > most)).toEqual([]);
  });
});
