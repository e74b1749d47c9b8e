import type { ChangedCheckout } from './checkout.ts';

/** Something new, as a newcomer adds it by the table of CONTRIBUTING. */
export interface Addition {
  /** What stands for it in the table's places: `<slug>`, `<kind>` or `<name>`. */
  readonly name: string;
  readonly addTo: (checkout: ChangedCheckout) => void;
}

const MARK = `import css from '../../art/game-mark.module.css';

/** A line, and the number that belongs on it. */
export default (
  <>
    <path className={css['tint']} d="M2 11.5h20v3H2z" />
    <path className={css['hue']} d="M12 3l4.500 6.500h-9z" />
    <path className={css['stroke']} d="M4 17v4M9 17v2M15 17v2M20 17v4" />
  </>
);
`;

const game: Addition = {
  name: 'next-game',
  addTo(checkout) {
    // What only tests of the first one take is not exported.
    const words = {
      'math-race': 'next-game',
      MATH_RACE: 'NEXT_GAME',
      'export const bestTimeOf': 'const bestTimeOf',
      'export type MathRaceState': 'type MathRaceState',
    };
    for (const folder of ['shared/games', 'client/games', 'client/words/en'])
      checkout.copy(`${folder}/math-race`, `${folder}/next-game`, words);
    // It is in no challenge and no class round, and no test quotes its rules.
    for (const file of ['challenge.ts', 'round.ts', 'paper.ts', 'v1/RULES.md', 'v2/RULES.md'])
      checkout.written.delete(`shared/games/next-game/${file}`);
    checkout.written.delete('client/games/next-game/round-fields.tsx');
    const entry = checkout.read('shared/games/next-game/entry.ts').replace('id: 2,', 'id: 20,');
    checkout.write('shared/games/next-game/entry.ts', entry);
    checkout.write('client/words/en/next-game/name.ts', "export const name = 'Number Line';\n");
    const description = "export const description = 'Put each number in its place before the line moves on.';\n";
    checkout.write('client/words/en/next-game/description.ts', description);
    checkout.write('client/games/next-game/mark.tsx', MARK);
    checkout.insert('shared/games/catalogue.ts', '\n/** Only announced', "import { NEXT_GAME } from './next-game/entry.ts';\n");
    checkout.insert('shared/games/catalogue.ts', '  MATH_DUEL,\n', '  NEXT_GAME,\n');
    checkout.insert(
      'shared/games/registry.ts',
      '\n/** Every version',
      "import { mathRace as nextGame1 } from './next-game/v1/rules.ts';\n",
    );
    checkout.insert('shared/games/registry.ts', '  speedMath1,\n', '  nextGame1,\n');
    checkout.insert(
      'shared/games/bests.ts',
      'import { best as numberPuzzle }',
      "import { best as nextGame } from './next-game/best.ts';\n",
    );
    checkout.insert('shared/games/bests.ts', '  numberPuzzle,\n', '  nextGame,\n');
    checkout.insert(
      'shared/games/evidence.ts',
      'import { evidence as speedMath }',
      "import { evidence as nextGame } from './next-game/evidence.ts';\n",
    );
    checkout.insert('shared/games/evidence.ts', 'speedMath];', 'nextGame, ');
    checkout.insert(
      'shared/games/practice.ts',
      'import { practice as speedMath }',
      "import { practice as nextGame } from './next-game/practice.ts';\n",
    );
    checkout.insert('shared/games/practice.ts', "  'speed-math': speedMath,\n", "  'next-game': nextGame,\n");
    const tests = 'tests/unit/shared/games';
    checkout.copy(`${tests}/golden/math-race-1-defaults-addition.json`, `${tests}/golden/next-game-1-addition.json`, words);
    const compared = "  ['next-game-1-addition', 'next-game addition.1.10.20', [1352]],\n";
    checkout.insert(`${tests}/golden-set-ups.ts`, "  ['number-puzzle-1-easy-expert'", compared);
    checkout.insert(
      `${tests}/same-setup.test.ts`,
      "  'number-sequence': [\n    ['3', {}",
      "  'next-game': [['addition.1.10.20', { operation: 'addition' }]],\n",
    );
  },
};

const badge: Addition = {
  name: 'on-the-line',
  addTo(checkout) {
    const row =
      "  ['next-game', [{ id: 'on-the-line', rarity: 'rare', criteria: [{ figure: 'right', game: 'next-game', atLeast: 60 }] }]],\n";
    checkout.insert('shared/badges/catalogue/of-games.ts', "  [\n    'speed-math',\n", row);
    const words = `  'on-the-line': {
    name: 'Well Placed',
    description: 'Sixty numbers stand where they belong.',
    requirement: 'Place 60 numbers.',
    unlockMessage: 'All of them in line.',
    unit: 'numbers',
  },
`;
    checkout.insert('client/words/en/badges.ts', "  'level-2': {\n", words);
    const history = `  'on-the-line': {
    earns: { played: [{ game: 'next-game', ...facts(70, 60) }] },
    misses: { played: [{ game: 'next-game', ...facts(70, 59) }] },
  },
`;
    checkout.insert('tests/unit/shared/badges/histories.ts', "  'off-the-line': {", history);
  },
};

const page: Addition = {
  name: 'sheets',
  addTo(checkout) {
    checkout.write('client/words/en/sheets/sheets.ts', "export const title = 'Sheets to print';\n");
    checkout.write(
      'client/sheets/sheets-page.tsx',
      "import * as words from '../words/en/sheets/sheets.ts';\n\nexport default function SheetsPage() {\n  return <h1>{words.title}</h1>;\n}\n",
    );
    checkout.insert('client/pages.ts', "  { path: '/about'", "  { path: '/sheets', load: () => import('./sheets/sheets-page.tsx') },\n");
    const words = "  '/sheets': page('Sheets', 'Problems to print, as many as you like.', 'sheets'),\n";
    checkout.insert('client/words/en/pages.ts', "  '/about': page(", words);
  },
};

const itemKind: Addition = {
  name: 'sheet-printed',
  addTo(checkout) {
    const words = {
      'notice-read': 'sheet-printed',
      noticeRead: 'sheetPrinted',
      NoticeRead: 'SheetPrinted',
      ReadNotice: 'PrintedSheet',
      'export const sheetPrintedId': 'const sheetPrintedId',
      "'notice'": "'sheet'",
      'counts: { notice }': 'counts: { sheet: notice }',
    };
    checkout.copy('shared/items/notice-read', 'shared/items/sheet-printed', words);
    checkout.copy('server/items/notice-read.ts', 'server/items/sheet-printed.ts', words);
    checkout.insert('shared/items/kinds.ts', '\n/** Every kind of item', "import { sheetPrinted } from './sheet-printed/kind.ts';\n");
    checkout.insert('shared/items/kinds.ts', '} as const satisfies', "  'sheet-printed': sheetPrinted,\n");
    checkout.insert('server/items/kinds.ts', '\n/** A kind whose grounds', "import { sheetPrintedKind } from './sheet-printed.ts';\n");
    checkout.insert(
      'server/items/kinds.ts',
      "  'notice-read': opaque(noticeReadKind),\n",
      "  'sheet-printed': opaque(sheetPrintedKind),\n",
    );
  },
};

const figure: Addition = {
  name: 'answers',
  addTo(checkout) {
    const fold = `import { WHOLE, sessionFold } from './fold.ts';

/** How many questions were answered in all. */
export const answers = sessionFold<number>({
  name: 'answers',
  version: 1,
  empty: 0,
  bucketOf: () => WHOLE,
  of: (sessions) => sessions.reduce((sum, { facts }) => sum + (facts?.[0] ?? 0), 0),
  union: (a, b) => a + b,
});
`;
    checkout.write('shared/progress/folds/answers.ts', fold);
    checkout.insert(
      'shared/progress/folds/registry.ts',
      "import { badges } from './badges.ts';\n",
      "import { answers } from './answers.ts';\n",
    );
    checkout.insert('shared/progress/folds/registry.ts', ' } as const;', ', answers');
  },
};

/** By the table's first column. */
export const ADDITIONS = { game, badge, page, 'item kind': itemKind, 'progress figure': figure } as const;
