import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { filesIn } from './files.ts';
import { isSentence, sentencesOf } from './sentences/find.ts';

/** Reads like a text, and is none. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  // Names of keys.
  'client/admin/blog/pane/link-dialog.tsx': ['Enter'],
  'client/admin/blog/pane/toolbar.tsx': ['Home', 'End'],
  'client/progress/map/moves.ts': ['Home', 'End'],
  // What is put into a text as HTML.
  'client/admin/blog/pane/text-pane.tsx': ['<img src="…" alt="…" width="…" height="…">'],
  // Names of elements.
  'client/admin/blog/text/clean-html.ts': [
    '\n  a p br hr h1 h2 h3 h4 h5 h6 strong b em i u s del strike sub sup code pre ul ol li blockquote img table caption thead tbody tfoot tr th td\n  div section article header footer main figure figcaption dl dt dd',
    'html head body meta title link span font #text #comment',
  ],
  // For the log.
  'client/admin/blog/posts/post-list.ts': ['The posts could not be read.'],
  'client/admin/stats/use-stats.ts': ['The figures of the admin panel could not be read.'],
  // The brand, in an authenticator app.
  'client/auth/account-settings.ts': ['Tenfold'],
  'client/auth/auth-call.ts': ['Bearer …'],
  'client/auth/sign-out.ts': ['Bearer …'],
  'client/sync/exchange.ts': ['Bearer …'],
  // Queries of the page and of the device, and names of keys.
  'client/games/calculator-vs-brain/calculator-bar.tsx': ['(prefers-reduced-motion: reduce)'],
  'client/games/math-bubble-pop/use-board-keys.ts': ['Enter'],
  'client/window/install-offer.ts': ['(display-mode: standalone)'],
  'client/window/key-repeat.ts': ['button, a, summary, input', 'Enter'],
  // What a screen offers, by selectors, and names of keys.
  'client/scan/find.ts': [
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]',
    'main, header, footer, nav, aside, section, article, form, fieldset, table, tr, ul, ol, dl, details, [role=group], [role=radiogroup], [role=toolbar], [role=tablist], [data-scan]:not([data-scan=no])',
    'header, footer',
  ],
  'client/scan/keys.ts': ['Space', 'Enter'],
  'client/scan/scanner.ts': ['Tab'],
  'client/games/number-puzzle/tile-hand.ts': ['(prefers-reduced-motion: reduce)'],
  'client/ui/feedback/celebrations.ts': ['button, a', 'Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Fn'],
  'client/play/input/use-game-keys.ts': [
    'button, a, input, select, textarea, summary',
    'input:not([type=radio], [type=checkbox]), textarea, select',
  ],
  'client/play/result/counting-number.tsx': ['(prefers-reduced-motion: reduce)'],
  'client/play/run/use-run-clock.ts': ['(prefers-reduced-motion: reduce)'],
  'client/play/round/receipt.tsx': ['(prefers-reduced-motion: reduce)'],
  'client/play/hand/hand-offer.ts': ['(pointer: fine)'],
  'client/play/sound/vibration.ts': ['(pointer: coarse)'],
  // Lines of the log.
  'client/device/log-storage.ts': ['Storage failed: ……'],
  'client/device/realtime-service.ts': ['A realtime message was dropped'],
  'client/window/log.ts': ['No page at …'],
  'client/games/speed-math/fewer-problems.ts': ['…: … problems asked for, only … different ones exist'],
  'client/play/page/after-game.ts': ['User not authenticated'],
  // Keys of elements and screens.
  'client/play/input/use-controls.ts': ['the only one'],
  'client/play/page/game-page.tsx': ['lead-in …'],
  // Questions to the style of the page, and its selectors.
  'client/main.tsx': ['color: color-mix(in oklab, red, red)'],
  'client/old-engines/measure-containers.ts': ['size layout'],
  'client/replay-early-input.ts': ['input, textarea'],
  'client/shell/page-change.ts': ['(prefers-reduced-motion: reduce)'],
  'client/shell/theme.ts': ['(prefers-color-scheme: dark)'],
  'client/shell/prompts.tsx': ['(prefers-contrast: more), (prefers-reduced-transparency: reduce)'],
  'client/window/saves-data.ts': ['(prefers-reduced-data: reduce)'],
  'client/ui/overlay/focus-first.ts': ['form :is(input:not([type=checkbox], [type=radio]), select, textarea)'],
  'client/ui/overlay/dialog.tsx': [':scope > :not(:first-child) :is(a[href], button, input, select, textarea, summary):not(:disabled)'],
  'client/ui/overlay/keep-tab.ts': [
    ':is(a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])',
    'Tab',
  ],
  // The name of the font.
  'client/window/font-family.ts': ['Atkinson Hyperlegible Next'],
  // The name of the product, with years and without.
  'client/shell/footer.tsx': ['© …–… Tenfold'],
  'client/shell/header.tsx': ['Tenfold'],
  'client/site/home/hero.tsx': ['Tenfold'],
  // A key, as browsers name it.
  'client/shell/mobile-menu.tsx': ['Escape'],
  // The words of an error that its catcher logs.
  'client/deadline.ts': ['The deadline is over.'],
  // Names that a device stores, for indexes and tables, and for a state of its own.
  'client/storage/device-database.ts': ['localId, accountId'],
  'client/storage/dexie-handle.ts': ['under way'],
  'client/storage/rules/counting.ts': ['… rows.2', 'recount …'],
  // The name of a player without one, which a device stores and a backup carries.
  'client/storage/player-rows.ts': ['Player'],
  'client/storage/records.ts': ['Player'],
  // The status line of an answer, to the letter.
  'client/sync/failure.ts': ['HTTP …: …'],
  // Names of topics, which sessions store.
  'shared/games/multiplication-table/v1/question.ts': ['table …', 'tables above …'],
  // The rating, which sessions store.
  'shared/games/number-puzzle/v1/score.ts': ['GOOD JOB'],
  'shared/games/number-puzzle/v4/score.ts': ['GOOD JOB'],
  // Names of scripts, as Unicode has them.
  'shared/shown-text.ts': ['Arabic Syriac Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar'],
  'shared/site/headings.ts': ['<h… id="…"…>…</h…>'],
};

/** How many texts a file still has that belong to the words of a language. No number rises; a file that has none goes. */
const WAITING: Readonly<Record<string, number>> = {
  'shared/calendar-names.ts': 12,
  'shared/site/post-values.ts': 1,
};

/** How many texts the window still has outside of its words, by folder. No number rises; a folder that has none goes. */
const WAITING_IN_WINDOW: Readonly<Record<string, number>> = {};

/**
 * Where the server has no texts for players: what operators read, lists of names and passwords, what posts and challenges begin with, and
 * the description of the API.
 */
const NO_ROOMS_OF_WORDS = [
  /^server\/(?:admin|backups|database|limits|network|secrets|threads|words)\//,
  /^server\/[\w-]+\.ts$/,
  /^server\/auth\/(?:credentials\/common-passwords|routes\/described-calls|sessions\/device-name)\.ts$/,
  /^server\/content\/(?:posts\/)?seed\//,
  /^server\/http\/(?:api-docs|api-document|api-page|metrics)\.ts$/,
  /^server\/profiles\/reserved-names\.ts$/,
  /^server\/sync\/known-members\.ts$/,
];

/** Reads like a text, and is none: what secrets and counters are named by, headers, policies, SQL, the words of errors. */
const NOT_SHOWN_BY_SERVER: Readonly<Record<string, readonly string[]>> = {
  'server/auth/credentials/passwords.ts': ['a password that nobody has', 'no password'],
  'server/auth/credentials/signing-keys.ts': ['The signing key must be a private JWK of the curve P-256 (AUTH_SIGNING_KEY_FILE).'],
  'server/auth/factors/challenge.ts': ['phone code', 'texts of …', 'texts to …'],
  'server/auth/factors/enroll.ts': ['Tenfold'],
  'server/auth/factors/recovery-codes.ts': ['recovery code'],
  'server/auth/factors/session-level.ts': ['tenfold second step'],
  'server/auth/factors/totp-secret.ts': ['tenfold totp secret …'],
  'server/auth/identities/oauth-states.ts': ['oauth … …'],
  'server/auth/mails/mail-history.ts': ['mail to …'],
  'server/auth/routes/conventions.ts': [
    'authorization, content-type, apikey, x-client-info, x-supabase-api-version',
    'x-supabase-api-version, retry-after, x-request-id',
    'GET, POST, PUT, DELETE',
    'Origin',
  ],
  'server/auth/routes/link-page.ts': ['Atkinson Hyperlegible Next', '(prefers-color-scheme: dark)', 'script-src … …', 'style-src …'],
  'server/auth/routes/public-routes.ts': ['public, max-age=600', 'Tenfold'],
  'server/auth/sessions/fresh-proof.ts': ['wrong password'],
  'server/auth/sessions/refresh.ts': ['tenfold refresh successor'],
  'server/auth/sessions/sign-in.ts': ['wrong password'],
  'server/auth/sessions/sign-up.ts': ['changed meanwhile'],
  'server/content/posts/clean-html.ts': ['noopener nofollow'],
  'server/deletion/agree.ts': ['player as id'],
  'server/deletion/erase-account.ts': ['a former admin'],
  'server/http/json-body.ts': ['a compressed body'],
  'server/http/picture-headers.ts': ['attachment; filename="picture.…"'],
  'server/mail/compose.ts': ['Content-Type: …; charset=utf-8\r\nContent-Transfer-Encoding: 7bit\r\n\r\n…', 'Tenfold'],
  'server/mail/notices.ts': ['tenfold notice', 'notices to …'],
  'server/mail/sealed-mails.ts': ['tenfold mail queue'],
  'server/mail/templates.ts': ['… UTC'],
  'server/pictures/picture-routes.ts': ['private, max-age=31536000, immutable', 'a compressed body'],
  'server/realtime/connection.ts': ['Bearer …'],
  'server/realtime/share-changes.ts': [
    'select pg_backend_pid() as pid',
    'listen …',
    'select pg_notify($1, player) from unnest($2::text[]) as player',
  ],
  'server/site/ad-page.ts': ['allow-scripts allow-popups allow-popups-to-escape-sandbox', 'frame-src …'],
  'server/site/policy.ts': ["img-src 'self' data: blob:", 'trusted-types tenfold dompurify', 'report-to …'],
  'server/site/robot-files.ts': ['Disallow: …', 'Sitemap: ……'],
  'server/site/site.ts': ['public, max-age=31536000, immutable'],
  'server/sms/file-transport.ts': ['To: …\n\n…'],
  'server/sync/players.ts': ['parts.seq as part_seq'],
  'server/sync/ticket-token.ts': ['Bearer …'],
};

/** Comparisons of SQL, types of media and statuses of HTTP. */
const TECHNICAL = /^(?:is not|not in|[a-z]+\/[\w+]+; charset=utf-8|\d{3} [A-Z][\w ]+)$/;

/** What can be read of a text that the server sends: without the elements of a page; of a script or styles, what stands in quotation marks. */
function readable(text: string): readonly string[] {
  if (text.includes('{')) return [...text.matchAll(/"([^"]*)"/g)].map(([, quoted = '']) => quoted);
  return [text.replaceAll(/<style>.*?<\/style>|<[^>]*>?/gs, ' ').trim()];
}

const found = new Map(
  filesIn('shared', 'client')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('client/words/'))
    .map((file): [string, readonly string[]] => [file, sentencesOf(file, readFileSync(file, 'utf8'))])
    .filter(([, sentences]) => sentences.length > 0),
);

const shownIn = (file: string): readonly string[] => found.get(file)?.filter((text) => !NOT_SHOWN[file]?.includes(text)) ?? [];

describe('shared/ gives codes and values, and the window words them', () => {
  it('so no sentence is in it, but for those that wait to move', () => {
    const files = [...found.keys()].filter((file) => file.startsWith('shared/'));
    const left = Object.fromEntries(files.map((file) => [file, shownIn(file).length]).filter(([, count]) => count !== 0));
    expect(left).toEqual(WAITING);
  });

  it('and the window has its sentences in the words of a language, but for those that wait to move', () => {
    const left: Record<string, number> = {};
    for (const file of found.keys()) {
      const folder = dirname(file).split('/').slice(0, 3).join('/');
      const count = shownIn(file).length;
      if (folder.startsWith('client') && count > 0) left[folder] = (left[folder] ?? 0) + count;
    }
    expect(left).toEqual(WAITING_IN_WINDOW);
  });

  it('and what is no text is still there', () => {
    for (const [file, texts] of Object.entries(NOT_SHOWN)) expect(found.get(file)).toEqual(expect.arrayContaining([...texts]));
  });
});

/** What a file of the server says, each text once, of which nobody can tell by its form that it is none. */
const saidBy = (file: string, source: string): readonly string[] => {
  const texts = sentencesOf(file, source).flatMap(readable);
  return [...new Set(texts.filter((text) => isSentence(text) && !TECHNICAL.test(text)))];
};

describe('the server has its sentences for players in its words', () => {
  it('and what reads like one in its code is for developers and operators, or no text', () => {
    const files = filesIn('server').filter((file) => file.endsWith('.ts') && !NO_ROOMS_OF_WORDS.some((room) => room.test(file)));
    const said = files.map((file): [string, readonly string[]] => [file, saidBy(file, readFileSync(file, 'utf8'))]);
    expect(Object.fromEntries(said.filter(([, texts]) => texts.length > 0))).toEqual(NOT_SHOWN_BY_SERVER);
  });

  it.each([
    ['in a refusal', "reply.send({ error: 'There is no such post.' });", ['There is no such post.']],
    ['in a page', "const page = '<!doctype html><title>Go on</title><p>One press takes you on.</p>';", ['Go on  One press takes you on.']],
    ['in a script of a page', `const script = 'a.onclick=function(){b.textContent="Try again in a moment."}';`, ['Try again in a moment.']],
  ])('a sentence %s is found', (_, source, texts) => {
    expect(saidBy('x.ts', source)).toEqual(texts);
  });

  it.each([
    ['a line of the log', "request.log.warn({ id }, 'the picture could not be read');"],
    ['SQL', 'await sql`lock table posts in share mode`.execute(db);'],
    ['the description of a route', "app.get('/x', { schema: { summary: 'Get a post' } }, () => undefined);"],
    ['styles', "const style = 'body{margin:0 auto;color:red}';"],
  ])('%s is none', (_, source) => {
    expect(saidBy('x.ts', source)).toEqual([]);
  });
});

describe('a sentence is found', () => {
  it.each([
    ['in a value', "export const x = { field: 'Time limit' };", ['Time limit']],
    ['as one word of a label', "export const x = ['Easy'];", ['Easy']],
    ['beside a value', 'export const x = (n: number) => `${n} points`;', ['… points']],
    ['inside a condition', "export const x = (ok: boolean) => (ok ? 'Great job!' : 'so so');", ['Great job!', 'so so']],
    ['between tags', 'export const X = () => <p>{n} of <b>many</b></p>;', ['of', 'many']],
    ['behind `as const`', "export const x = ['slide up'] as const;", ['slide up']],
  ])('%s', (_, source, sentences) => {
    expect(sentencesOf('x.tsx', source)).toEqual(sentences);
  });

  it.each([
    ['a code', "export const x = 'already_unlocked';"],
    ['a type', "export type X = 'Two words';"],
    ['the words of an error', "export function x() { throw new Error('There is nothing to save.'); }"],
    ['the description of a schema', "export const X = Type.Object({ a: Type.String({ description: 'the day of it' }) });"],
    ['signs and units', "export const x = (a: number) => [`${a} × ${a}`, `${a}%`, '✨'];"],
  ])('%s is none', (_, source) => {
    expect(sentencesOf('x.ts', source)).toEqual([]);
  });
});
