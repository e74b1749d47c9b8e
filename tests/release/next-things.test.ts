import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFolder } from '../browser/harness/server.ts';
import { firstLoadsOf, type FirstLoads } from '../built/first-loads.ts';
import { copyCheckout, lendPackages } from '../checkout-copy.ts';
import { ADDITIONS, type Addition } from '../next/additions.ts';
import { ChangedCheckout } from '../next/checkout.ts';

/*
 * A copy of the checkout gets one more game with a badge, a page in a room of its own, an item kind and a figure of progress, in the places
 * that CONTRIBUTING names (tests/house/contributing.test.ts), and is built: it compiles, and each page pays for itself alone.
 */

/** By so many bytes a page may change because the files that it names come in another order. */
const BY_CHANCE = 10;
/** What one more game costs a page that lists games, or draws the mark of any: its entry and its mark. */
const LISTED = 120;
/** The same for a page of help, which also says how each game does what it explains. */
const EXPLAINED = 240;
/** Pages that have something of each game after the first screen, in a chunk a game, which their lists of chunks name. */
const NAMES_CHUNKS = ['site/help/scoring-system-page.tsx', 'classroom/round/round-page.tsx'];

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'tenfold-next-game-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const changed = new ChangedCheckout();

function add(additions: readonly Addition[]): void {
  for (const { addTo } of additions) addTo(changed);
  for (const [path, text] of changed.written) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
}

function runIn(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
}

const runTool = (script: string, ...args: string[]): void => {
  const folder = script.startsWith('vite/') ? 'node_modules' : 'tests/node_modules';
  runIn(process.execPath, join(copy, folder, script), ...args);
};

const trackedFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)));

describe('One more game with its badge, and one more page', () => {
  let before: FirstLoads;
  let after: FirstLoads;
  beforeAll(async () => {
    copyCheckout(copy, trackedFiles());
    const { game, badge, page, ...others } = ADDITIONS;
    add([game, badge, page]);
    lendPackages(copy);
    symlinkSync(join(root, 'tests/node_modules'), join(copy, 'tests/node_modules'));
    // The tests of the house ask git which files there are.
    runIn('git', 'init', '--quiet');
    runIn('git', 'add', '--all');
    runTool('vite/bin/vite.js', 'build', '--app', '--logLevel', 'error');
    // What pages weigh is asked without these: storage and sync have them, on every page in the end.
    add(Object.values(others));
    [before, after] = await Promise.all([firstLoadsOf(builtFolder), firstLoadsOf(join(copy, 'dist'))]);
  });

  it('compile, and keep the rules of the house and the laws of what they are', () => {
    runTool('typescript/bin/tsc', '-b');
    const laws = ['badges', 'challenge', 'games', 'progress'].map((folder) => `tests/unit/shared/${folder}`);
    runTool(
      'vitest/vitest.mjs',
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      'house',
      '--project',
      'unit',
      'tests/house',
      ...laws,
    );
  });

  it('are pages, and no other page is', () => {
    const more = after.pages.filter((page) => !before.pages.includes(page));
    expect(more.toSorted()).toEqual(['games/next-game/index.ts', 'sheets/sheets-page.tsx']);
    expect(after.pages).toHaveLength(before.pages.length + 2);
  });

  it('are weighed without hashes and names of classes, of which the frame has many', async () => {
    expect(await before.bytesBesideNames(before.frame)).toBeLessThan((await before.bytesSent(before.frame)) - 200);
  });

  it('change the frame by no more than chance', async () => {
    const [now, then] = await Promise.all([after.bytesBesideNames(after.frame), before.bytesBesideNames(before.frame)]);
    expect(Math.abs(now - then)).toBeLessThanOrEqual(BY_CHANCE);
  });

  it('change what another page adds by no more than that, and by what the game costs where it is listed', async () => {
    const costOn = (page: string): number => {
      const has = (chunk: string) => before.addedBy(page).some((file) => file.startsWith(`/assets/${chunk}-`));
      if (has('game-list')) return EXPLAINED;
      if (NAMES_CHUNKS.includes(page)) return LISTED;
      return has('catalogue') || has('game-mark') ? LISTED : 0;
    };
    const changes = await Promise.all(
      before.pages.map(async (page) => {
        const [now, then] = await Promise.all([after.bytesBesideNames(after.addedBy(page)), before.bytesBesideNames(before.addedBy(page))]);
        return { page, bytes: now - then, most: costOn(page) || BY_CHANCE };
      }),
    );
    expect(changes.filter(({ most }) => most === BY_CHANCE).length).toBeGreaterThan(15);
    expect(changes.filter(({ bytes, most }) => bytes > most)).toEqual([]);
  });
});
