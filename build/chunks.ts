import { dirname } from 'node:path';
import { both, partsOf, sharedBy, without, type Members, type Modules } from './module-sets.ts';

/** Libraries get chunks of their own, which stay in the cache when the app is updated. */
const LIBRARIES = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 10 },
  { name: 'router', test: /\/node_modules\/@tanstack\//, priority: 10 },
  { name: 'dexie', test: /\/node_modules\/dexie\//, priority: 10 },
];

/** How many characters of its hash stand in the name of a file. */
export const HASH_LENGTH = 7;

const THERE = new RegExp(`/(?:rolldown-runtime|react|router|react-root|app|afterwards)-[\\w-]{${HASH_LENGTH}}\\.(?:js|css)$`);

/**
 * Whether a file is of the chunks that a window has before it asks for others, or fetches at once. What is imported later need not name them
 * as what it needs: each name has a hash, which cannot be compressed.
 */
export const isThere = (file: string): boolean => THERE.test(file);

/** The folders of small modules that the pages and the worker share. */
const KIT = /\/(?:shared\/games\/kit|client\/text|client\/words\/[\w-]+\/text)\//;

const RUN_SCREEN = 'play/page/run-screen.tsx';

/** So many play screens are nearly all of them. */
const OF_MOST = 6;

/** Every visit fetches these after the first paint. */
const AFTER_THE_FIRST_PAINT = [
  'device/start-device.ts',
  'device/content-service.ts',
  'shell/prompts.tsx',
  'shell/footer.tsx',
  'ui/overlay/toast.tsx',
  'window/service-worker.ts',
];

/** The modules that begin something: the pages, those of games, and the screens of a run and of its end, fetched once somebody plays. */
function rootsOf(client: string) {
  const pages = (modules: Modules) => modules.getModuleInfo(`${client}/pages.ts`)?.dynamicallyImportedIds ?? [];
  const games = (modules: Modules) => pages(modules).filter((page) => page.startsWith(`${client}/games/`) && page.endsWith('/index.ts'));
  const importedByGames = (modules: Modules, end: string) =>
    games(modules).flatMap((game) => modules.getModuleInfo(game)?.dynamicallyImportedIds.filter((part) => part.endsWith(end)) ?? []);
  return {
    pages,
    games,
    plays: (modules: Modules) => [...importedByGames(modules, '/play.tsx'), `${client}/${RUN_SCREEN}`],
    results: (modules: Modules) => [...importedByGames(modules, '/result.tsx'), `${client}/play/result/nothing-tried.tsx`],
  };
}

const filesOf =
  (folder: string) =>
  (...names: readonly string[]) =>
  () =>
    names.map((name) => `${folder}/${name}`);

/** What the frame and home have, and what other pages share with them. */
function membersOfPages(client: string) {
  const { pages, games } = rootsOf(client);
  const files = filesOf(client);
  /** What home shares with other pages, since most first visits are to home. */
  const ofHome = both(sharedBy(files('site/home/home-page.tsx'), 1), sharedBy(pages, 2));
  return {
    /** The frame, which every page has. Also what pages ask before they ask for storage, and what is short and of many: styles, early presses. */
    frame: sharedBy(files('main.tsx', 'challenge/use-source-of-today.ts', 'ui/ui.module.css', 'ui/form/press-again.ts'), 1),
    /** Evaluates React: a chunk of its own, because the start script runs each chunk in a task of its own (inline-scripts.ts). */
    reactRoot: () => new Set(files('react-root.ts')()),
    /** Texts with parts. Where they came along with something else, a page with one would fetch all of that. */
    rich: sharedBy(files('ui/rich.tsx'), 1),
    /** All pages, which a window needs to leave its first one. */
    tableOfPages: sharedBy(files('routes.ts'), 1),
    ofHome,
    /** The part of it that set-ups need, too: pages with no more than that do without the rest. */
    ofHomeAndGames: both(ofHome, sharedBy(games, 2)),
    /** What home and the problems among other pages' texts share. */
    ofProblems: both(ofHome, sharedBy(files('site/tips/answer-field.tsx'), 1)),
    /** The problem that home shows. The other pages that share something with home need neither it nor its styles. */
    ofLiveProblem: both(ofHome, sharedBy(files('site/live-problem/live-problem.tsx'), 1)),
    /** All games, for what lists them or says their names. */
    catalogue: sharedBy(files('games/catalogue/games.ts'), 1),
    afterwards: sharedBy(files(...AFTER_THE_FIRST_PAINT), 1),
  };
}

/** What the pages of games share, from the set-up to the result. */
function membersOfGames(client: string) {
  const { games, plays, results } = rootsOf(client);
  const files = filesOf(client);
  /** With what ends a wait, which a game may have besides its play. */
  const ofGames: Members = (modules) => new Set([...sharedBy(games, 2)(modules), ...sharedBy(files('play/run/alarm.ts'), 1)(modules)]);
  /** What the page of every game has. */
  const ofGamePage = sharedBy(files('play/page/game-page.tsx'), 1);
  const runScreen = sharedBy(files(RUN_SCREEN), 1);
  /** What a set-up, the countdown and the screen of a run need of the kit; the rest is for play, results and figures. */
  const limits = `${dirname(client)}/shared/contract/limits.ts`;
  const untilPlay = sharedBy((modules) => [...games(modules), `${client}/play/page/countdown-screen.tsx`, `${client}/${RUN_SCREEN}`], 1);
  const shared = filesOf(`${dirname(client)}/shared`);
  /** The player's clock, which games alone have. */
  const ofClock = without(sharedBy(shared('games/kit/clocked.ts', 'games/kit/go.ts'), 1), sharedBy(shared('games/kit/config.ts'), 1));
  const kitOfGames: Members = without((modules) => new Set([...untilPlay(modules)].filter((id) => KIT.test(id) || id === limits)), ofClock);
  /** What nearly all play screens need, with the screen around them. */
  const ofPlays: Members = (modules) => new Set([...sharedBy(plays, OF_MOST)(modules), ...runScreen(modules)]);
  /** What only those need that ask for an answer in a slot: of the page, and of play. */
  const ofTyping = without(without(sharedBy(files('play/input/answer-run.ts', 'play/input/problem-typing.ts'), 1), ofPlays), ofGamePage);
  const ofAnswers = sharedBy(files('play/stage/play-screen.tsx'), 1);
  const ofResults = sharedBy(results, 2);
  /** What asks the engine or takes answers outside of a game, after its first screen. It fetches what games do: shared out, that would weigh more. */
  const likeGames = files(
    'games/practice/sitting-now.ts',
    'paper/bring-back.tsx',
    'play/memory/use-memory.ts',
    'play/hand/finger-exercise.tsx',
  );
  /** What is needed elsewhere than on the page of a game, which need not fetch all that a game needs. */
  const elsewhere = sharedBy((modules) => partsOf(`${client}/main.tsx`, modules, [...games(modules), ...likeGames()]), 1);
  return {
    ofGames: without(ofGames, ofTyping),
    kitOfGames,
    ofClock,
    ofPlays,
    ofTyping,
    /** What begins a countdown, which few games do without. */
    ofCountdown: sharedBy(files('play/page/counting-down.ts'), 1),
    ofAnswers,
    /** What shows how far a game is, which few of them have. */
    ofProgress: sharedBy(files('play/stage/time-bar.tsx', 'ui/feedback/pips.tsx'), 1),
    ofResults,
    common: both((modules) => new Set([...ofGames(modules), ...runScreen(modules)]), elsewhere),
    /** The same of what comes later, so that a set-up need not fetch it. */
    commonLater: both((modules) => new Set([...ofPlays(modules), ...ofAnswers(modules), ...ofResults(modules)]), elsewhere),
    /** What games need of what every visit fetches: it must not bring the rest along. */
    ofVisits: both(
      (modules) =>
        new Set([
          ...sharedBy((all) => [...games(all), ...plays(all)], 2)(modules),
          ...sharedBy(files('play/run/worker-engine.ts'), 1)(modules),
        ]),
      sharedBy(files(...AFTER_THE_FIRST_PAINT, 'device/run-device.ts'), 1),
    ),
  };
}

/** Pieces that pages of several kinds have, each without what the others have besides. */
function membersOfPieces(client: string) {
  const { games } = rootsOf(client);
  const files = filesOf(client);
  const shared = filesOf(`${dirname(client)}/shared`);
  return {
    /** Days, which both parts of the kit need, and pages that need neither. */
    base: sharedBy(shared('civil-date.ts', 'day.ts'), 1),
    /** What set-ups of some games and the settings call the operations. */
    operations: sharedBy(files('play/setup/operation-labels.ts'), 1),
    /** Medals: the page of the badges draws them at once, and does without what results need besides. */
    medals: sharedBy(files('art/level-medal.tsx'), 1),
    /** How XP and levels are counted, which a help page shows without the figures of a player. */
    xp: sharedBy(shared('progress/counted/xp.ts', 'progress/level.ts'), 1),
    /** The figures that say where a player stands. */
    figures: sharedBy(shared('progress/view.ts'), 1),
    /** What shows a newcomer that there is no challenge, without storage. */
    ofToday: sharedBy(files('progress/challenge/newcomers-day.tsx'), 1),
    /** What says whether this device can play without a network: on the page of settings, and on home while that is news. */
    ofReadiness: sharedBy(files('settings/offline-state.tsx', 'shell/offline-prompt.tsx'), 1),
    /** What the page of settings, which a guest uses without a database, shares with others: it must not bring what these need besides. */
    ofSettings: both(
      sharedBy(files('settings/settings-page.tsx'), 1),
      (modules) => new Set([...sharedBy(games, 2)(modules), ...sharedBy(files(...AFTER_THE_FIRST_PAINT), 1)(modules)]),
    ),
    /** A card that chooses, which the page of the badges has without choices of a few values. */
    choiceCard: sharedBy(files('ui/form/choice-card.tsx'), 1),
    /** A field with its label and notes, which some have without the steps. */
    field: sharedBy(files('ui/form/field.tsx'), 1),
    /** Fields with a number and its steps. */
    form: sharedBy(files('ui/form/stepper.tsx'), 1),
  };
}

/**
 * How the window's code is split into chunks. What the browser fetches together anyway is one chunk: a request costs more than the few
 * bytes that a chunk for each set of importers would save, and an install fetches every file. `client`: the absolute path of its folder.
 */
export function chunksOf(client: string) {
  const of = { ...membersOfPages(client), ...membersOfGames(client), ...membersOfPieces(client) };
  return {
    groups: [
      ...LIBRARIES,
      together('react-root', 10, of.reactRoot),
      together('app', 9, of.frame),
      together('pages', 9, of.tableOfPages),
      together('rich', 8, of.rich),
      together('sheets', 9, of.ofHomeAndGames),
      together('problems', 8, of.ofProblems),
      together('live-problem', 8, of.ofLiveProblem),
      together('home', 8, of.ofHome),
      together('catalogue', 8, of.catalogue),
      together('choice-card', 9, of.choiceCard),
      together('choices', 8, of.ofSettings),
      together('kit', 8, of.kitOfGames),
      together('clock', 8, of.ofClock),
      together('base', 8, of.base),
      { name: 'kit-later', test: KIT, priority: 6 },
      together('field', 8, of.field),
      together('form', 7, of.form),
      together('page', 7, of.ofVisits),
      together('afterwards', 6, of.afterwards),
      together('common', 5, of.common),
      together('medals', 6, of.medals),
      together('operations', 6, of.operations),
      together('typing', 3, of.ofTyping),
      together('counting', 5, of.ofCountdown),
      together('xp', 6, of.xp),
      together('figures', 5, of.figures),
      together('game', 4, of.ofGames),
      together('common-later', 3, of.commonLater),
      together('run-screen', 2, of.ofPlays),
      together('answers', 1, of.ofAnswers),
      together('how-far', 1, of.ofProgress),
      together('result', 1, of.ofResults),
      together('today', 1, of.ofToday),
      together('readiness', 1, of.ofReadiness),
    ],
  };
}

/**
 * A chunk for the modules that `collect` finds once the whole graph is known. A module belongs to the group with the highest priority
 * (an integer); a group takes what its modules import along, unless a higher one has it.
 */
function together(chunk: string, priority: number, collect: Members) {
  let members: ReadonlySet<string> | undefined;
  const name = (id: string, modules: Modules): string | null => {
    members ??= collect(modules);
    return members.has(id) ? chunk : null;
  };
  return { name, debugName: chunk, priority };
}
