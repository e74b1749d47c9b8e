/**
 * A fault of a kind that somebody could make, and that would matter to learners, teachers or operators: in `file`, `replace` stands for
 * `find`, which is there exactly once; or the file is new, with this content.
 *
 * @typedef {{ readonly kind: string, readonly file: string, readonly find: string, readonly replace: string }} Change
 * @typedef {{ readonly kind: string, readonly file: string, readonly content: string }} NewFile
 * @typedef {Change | NewFile} Fault
 */

/**
 * A kind each, chosen by what goes wrong in life. The last three show where `npm run check` does not look.
 * @type {readonly Fault[]}
 */
export const faults = [
  // How the code is written and what it is made of.
  {
    kind: 'a value that may be missing is used as if it were there',
    file: 'client/engine/open-run.ts',
    find: 'chunks.at(-1)?.writtenMs ?? this.#lastWrittenMs',
    replace: 'chunks.at(-1).writtenMs',
  },
  {
    kind: 'a promise is taken for what it resolves with',
    file: 'client/sync/push.ts',
    find: 'const { rows, led } = await this.#next(leased);',
    replace: 'const { rows, led } = this.#next(leased);',
  },
  {
    kind: 'an effect does not follow what it reads',
    file: 'client/play/stage/play-screen.tsx',
    find: '}, [right]);',
    replace: '}, []);',
  },
  {
    kind: 'a line is not formatted',
    file: 'server/limits/rate-limit.ts',
    find: 'readonly #limit: Limit;',
    replace: 'readonly #limit : Limit;',
  },
  {
    kind: 'storage imports what words are made of',
    file: 'client/storage/games-in-words.ts',
    content: `import { amount } from '../text/number.ts';

/** How many games a player has, in words. */
export const gamesInWords = (games: number): string => amount(games, 'game');
`,
  },
  {
    kind: 'a text of the specification is spelt otherwise',
    file: 'client/words/en/speed-math/result.ts',
    find: 'Keep practicing!',
    replace: 'Keep practising!',
  },
  {
    kind: 'a style is newer than the oldest browsers',
    file: 'client/play/stage/stage.module.css',
    find: '&:focus {',
    replace: '&:has(:focus-visible) {',
  },
  {
    kind: 'a link of a document leads nowhere',
    file: 'ARCHITECTURE.md',
    find: '[docs/protocol.md](docs/protocol.md)',
    replace: '[docs/protocol.md](docs/protocols.md)',
  },
  {
    kind: 'a text stands beside what comes and goes, where a translated page breaks',
    file: 'client/play/stage/play-screen.tsx',
    find: '        {instead !== undefined && <div',
    replace: `        {minus && 'Answers can be negative.'}
        {instead !== undefined && <div`,
  },
  {
    kind: 'a page loads at once what is for later',
    file: 'client/site/home/home-page.tsx',
    find: "const Tour = deferredChunk(async () => ({ default: (await import('../tour/first-visit-tour.tsx')).FirstVisitTour }));",
    replace: "import { FirstVisitTour as Tour } from '../tour/first-visit-tour.tsx';",
  },

  // Games and progress.
  {
    kind: 'a score is off by one',
    file: 'shared/games/speed-math/v1/score.ts',
    find: 'Math.floor(accuracy / 10)',
    replace: 'Math.round(accuracy / 10)',
  },
  {
    kind: 'a set-up beyond its limits is accepted',
    file: 'shared/games/number-sequence/v1/config.ts',
    find: "timeLimit: clampField('timeLimit', timeLimit),",
    replace: 'timeLimit,',
  },
  {
    kind: 'a problem has numbers of another difficulty',
    file: 'shared/games/speed-math/v1/topics.ts',
    find: 'numbersBetween(smallest, Math.floor(level.highest / divisor), friendly)',
    replace: 'numbersBetween(smallest, Math.ceil(level.highest / divisor), friendly)',
  },
  {
    kind: 'a bonus ends a second too early',
    file: 'shared/progress/counted/xp.ts',
    find: 'timeTaken <= QUICK.upToS',
    replace: 'timeTaken < QUICK.upToS',
  },
  {
    kind: 'a level begins too late',
    file: 'shared/progress/level.ts',
    find: 'Math.floor(totalXp / XP_PER_LEVEL) + 1',
    replace: 'Math.max(Math.ceil(totalXp / XP_PER_LEVEL), 1)',
  },
  {
    kind: 'a streak ends at midnight',
    file: 'shared/progress/streak.ts',
    find: '[today, today - 1].find(',
    replace: '[today].find(',
  },
  {
    kind: 'a badge asks for more than it says',
    file: 'shared/badges/catalogue/over-all.ts',
    find: "criteria: [{ figure: 'longestStreak', atLeast: 7 }]",
    replace: "criteria: [{ figure: 'longestStreak', atLeast: 8 }]",
  },
  {
    kind: 'a figure depends on which device was first',
    file: 'shared/progress/folds/best-scores.ts',
    find: 'a[0] > b[0] || (a[0] === b[0] && a[1] <= b[1])',
    replace: 'a[0] >= b[0]',
  },
  {
    kind: 'a reset takes no game out of the figures',
    file: 'shared/items/session/kind.ts',
    find: 'countsAfter: ({ atMs }, { endMs }) => endMs > atMs,',
    replace: 'countsAfter: () => true,',
  },

  // What is kept, and the way to the server and back.
  {
    kind: 'a run that is resumed has lost its answers',
    file: 'client/storage/rules/journal.ts',
    find: 'chunk.n !== index + 1',
    replace: 'chunk.n !== index',
  },
  {
    kind: 'a game leaves the outbox without a receipt',
    file: 'client/storage/rules/apply-results.ts',
    find: 'const done = new Set(fresh.map((receipt) => receipt.id));',
    replace: 'const done = new Set(byId.keys());',
  },
  {
    kind: 'sync does not try again after a failure',
    file: 'client/sync/loop.ts',
    find: "if (next.kind === 'backoff') return this.#pause(ownMs);",
    replace: "if (next.kind === 'backoff') return;",
  },
  {
    kind: 'a field of an answer is dropped',
    file: 'client/sync/pull-wire.ts',
    find: '    ...(profile && { profile }),\n',
    replace: '',
  },
  {
    kind: 'a backup file cannot bring its claims to a server',
    file: 'client/storage/backup/write.ts',
    find: 'claims.map(({ row, item }) => ({ claim: row.counts, ...(item && { item }), ...refusedAs(row.id) }))',
    replace: 'claims.map(({ row }) => ({ claim: row.counts, ...refusedAs(row.id) }))',
  },
  {
    kind: 'a session may have a seed of its own choice',
    file: 'shared/items/session/kind.ts',
    find: '    if (seed === null) return false;\n',
    replace: `    if (seed === null) return false;
    if (challenge === undefined) return true;
`,
  },
  {
    kind: 'a game that is sent twice counts twice',
    file: 'server/sync/push/decide.ts',
    find: 'inserted === decided.length ? NONE',
    replace: 'inserted <= decided.length ? NONE',
  },

  // Accounts, teachers, operators.
  {
    kind: 'every player may list the accounts',
    file: 'server/panel/panel.ts',
    find: `'/api/admin/users',
      {
        config: { access: 'admin' },`,
    replace: `'/api/admin/users',
      {
        config: { access: 'player' },`,
  },
  {
    kind: "a query forgets whose row it is, and ends somebody else's session",
    file: 'server/auth/sessions/own-sessions.ts',
    find: `await writer
      .deleteFrom('auth_sessions')
      .where('id', '=', id)
      .where('user_id', '=', who.userId)
      .returning('id')
      .executeTakeFirst();`,
    replace: "await writer.deleteFrom('auth_sessions').where('id', '=', id).returning('id').executeTakeFirst();",
  },
  {
    kind: 'a sign-out ends the other sessions instead of its own',
    file: 'server/auth/sessions/sessions.ts',
    find: "scope === 'local' ? '=' : '!='",
    replace: "scope === 'others' ? '=' : '!='",
  },
  {
    kind: 'a limit on requests counts nothing',
    file: 'server/limits/rate-limit.ts',
    find: 'this.#times.set(key, [...this.#recent(key), at].slice(-this.#limit.max));',
    replace: 'this.#times.set(key, this.#recent(key).slice(-this.#limit.max));',
  },
  {
    kind: 'an e-mail address is in the log',
    file: 'server/auth/sessions/sign-in.ts',
    find: "log.info({ event: 'wrong_password', ...",
    replace: "log.info({ event: 'wrong_password', address, ...",
  },
  {
    kind: 'a post may hold the page of somebody else',
    file: 'server/content/posts/clean-html.ts',
    find: "'sup', 'code', 'img'],",
    replace: "'sup', 'code', 'img', 'iframe'],",
  },
  {
    kind: 'a merge puts two steps of the database into the wrong order',
    file: 'server/database/migrations/index.ts',
    find: '  leanerItems,\n  ownSignUps,\n',
    replace: '  ownSignUps,\n  leanerItems,\n',
  },

  // What a person sees and does.
  {
    kind: 'in the dark theme alone: a text is hard to read',
    file: 'client/ui/tokens.css',
    find: '--ink-soft: light-dark(oklch(0.43 0.038 266), oklch(0.78 0.018 262));',
    replace: '--ink-soft: light-dark(oklch(0.43 0.038 266), oklch(0.48 0.018 262));',
  },
  {
    kind: 'no key reaches a game',
    file: 'client/play/stage/play-screen.tsx',
    find: 'useGameKeys(press, { minus, active: !stop.isOpen });',
    replace: 'useGameKeys(press, { minus, active: stop.isOpen });',
  },
  {
    kind: 'a sign-in sends no password',
    file: 'client/auth/sign-in-form.tsx',
    find: 'name="password" type="password"',
    replace: 'name="current-password" type="password"',
  },
  {
    kind: 'an app that is installed has no scripts offline',
    file: 'build/precache.ts',
    find: "'**/*.{js,css,",
    replace: "'*.{js,css,",
  },

  // What shows elsewhere only.
  {
    kind: 'on PostgreSQL alone: a number comes as a text',
    file: 'server/database/postgres.ts',
    find: "oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');",
    replace: "pg.types.getTypeParser(oid, format as 'text');",
  },
  {
    kind: 'on iPhones alone: a long press on a tile opens a menu',
    file: 'client/games/number-puzzle/board.module.css',
    find: '    -webkit-touch-callout: none;\n',
    replace: '',
  },
  {
    kind: 'at 320 px alone: a page is wider than the window',
    file: 'client/site/section/section.module.css',
    find: 'padding-block-start: var(--space-8);',
    replace: `padding-block-start: var(--space-8);
    min-inline-size: 22rem;`,
  },
];
