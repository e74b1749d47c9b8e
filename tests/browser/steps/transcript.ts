import type { Page } from 'playwright';

/** What somebody hears of a page, or does to it: a sentence, an echo, a digit that is typed, or what has the focus. */
export interface Heard {
  readonly kind: 'says' | 'echo' | 'types' | 'focus' | 'lost focus' | 'came with its text';
  readonly text: string;
}

/** Notes all of it from the moment a stage is there. Runs in the page, before its own scripts. */
export function listen(): void {
  const LIVE = '[role=log], [role=status], [role=alert], output:not([aria-live=off]), [aria-live=polite], [aria-live=assertive]';
  const heard: { kind: string; text: string }[] = [];
  Object.assign(window, { transcript: heard });
  const isPlaying = () => document.querySelector('[role=application]') !== null;
  const isAtResult = () => document.querySelector('section[aria-label$=": result"], section[aria-label="Your attempt"]') !== null;
  const note = (kind: string, text: string) => {
    // What the focus is on is heard before what is said from then on, however seldom frames are looked at.
    noteFocus();
    if (text.trim() !== '') heard.push({ kind, text: text.trim().replaceAll(/\s+/g, ' ') });
  };
  let last: Element | null = null;
  const inGame = () => isPlaying() || isAtResult();
  const noteFocus = () => {
    const now = document.activeElement;
    if (!now || now === document.body || now === last) return;
    last = now;
    if (inGame()) note('focus', nameOf(now));
  };
  Object.assign(window, { noteHeard: note });
  const nameOf = (element: Element) => {
    const by = (attribute: string) => document.getElementById(element.getAttribute(attribute) ?? '')?.textContent ?? '';
    const name = element.ariaLabel ?? (by('aria-labelledby') || element.getAttribute('title') || element.textContent || '');
    const text = by('aria-describedby');
    return `${element.role ?? element.localName} "${name}"${text === '' ? '' : ` (${text})`}`;
  };
  const liveAround = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
  const noted = new WeakSet<Element>();
  const noteLines = (log: Element) => {
    for (const said of log.querySelectorAll('span')) {
      if (!noted.has(said)) note(said.dataset['kind'] === 'echo' ? 'echo' : 'says', said.textContent ?? '');
      noted.add(said);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      for (const node of addedNodes) {
        const live = liveAround(target);
        if (live?.role === 'log') noteLines(live);
        else if (live?.closest('main, dialog')) note('says', node.textContent ?? '');
        else if (node instanceof Element && node.closest('main, dialog')) {
          for (const born of [node, ...node.querySelectorAll(LIVE)]) {
            // Of all that come with their text, an alert alone is read for sure.
            if (born.matches('[role=alert]')) note('says', born.textContent ?? '');
            else if ((isPlaying() || isAtResult()) && born.matches(LIVE)) note('came with its text', born.textContent ?? '');
          }
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });
  addEventListener('keydown', ({ key }) => isPlaying() && /^\d$/.test(key) && note('types', key), true);
  // By what frames show. What goes gives the focus on in the next one, or in the one after it.
  const FRAMES = 3;
  let lost = 0;
  const look = () => {
    lost = inGame() && document.activeElement === document.body ? lost + 1 : 0;
    if (lost === FRAMES) note('lost focus', 'document');
    noteFocus();
    requestAnimationFrame(() => setTimeout(look));
  };
  look();
}

export const transcriptOf = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => [...(window as unknown as { transcript: readonly Heard[] }).transcript]);

/** A transcript that is the same whatever the numbers are, and how quick somebody was: what repeats itself stands there once. */
export function inGeneral(heard: readonly Heard[]): string {
  const lines = heard
    .filter(({ kind }) => kind !== 'types')
    .map(({ kind, text }) => `${kind}: ${text.replaceAll(/\d[\d.,:]*\d|\d/g, '#').replaceAll(/#(?: #)+/g, '# #')}`)
    .map((line) =>
      line
        .replace(/moved to row #, column #(?:, home)?/, 'moved …')
        .replace(/# points,.*/, '# points, …')
        .replace(/: [#gap, ]+\. An arrow/, ': …. An arrow'),
    )
    // A number may begin with another one, or not.
    .filter((line) => !line.includes('. Type on'))
    // Storage says late what a game has earned.
    .filter((line) => !line.startsWith('says: You earned'))
    // A press with the mouse ends some games.
    .filter((line) => !line.includes('"End Game"'));
  return `${lines.filter((line, at) => line !== lines[at - 1]).join('\n')}\n`;
}

const QUESTION = /^\d+ (?:plus|minus|times|divided by) \d+$/;
const VERDICT = /^(?:Correct|You typed|Too late|\d+ \w+ \d+ is \d)/;

/** Without what is said once more because a dialog was said in between. */
function withoutOnceMore(heard: readonly Heard[]): readonly Heard[] {
  let before = '';
  let isAfterDialog = false;
  return heard.filter(({ kind, text }) => {
    if (kind === 'focus' && text === 'button "Keep playing"') isAfterDialog = true;
    if (kind !== 'says') return true;
    const isOnceMore = isAfterDialog && text === before;
    [before, isAfterDialog] = [text, false];
    return !isOnceMore;
  });
}

/** What a transcript breaks of the laws for whoever hears a game. `echoesDigits`: whether each digit is said by itself. */
export function brokenLaws(heard: readonly Heard[], echoesDigits: boolean): readonly string[] {
  const all = withoutOnceMore(heard);
  const of = (kind: Heard['kind']) => all.filter((each) => each.kind === kind).map(({ text }) => text);
  const said = of('says');
  const digits = of('echo').filter((text) => /^\d$/.test(text));
  const unjudged = said
    .filter((text) => QUESTION.test(text) || VERDICT.test(text))
    .filter((text, at, all) => at > 0 && QUESTION.test(text) && QUESTION.test(all[at - 1] ?? ''));
  return [
    ...of('lost focus').map((text) => `the focus fell to the ${text}`),
    ...of('came with its text').map((text) => `a live region came with its text: ${text}`),
    ...said.filter((text, at) => text === said[at - 1]).map((text) => `said twice: ${text}`),
    ...unjudged.map((text) => `asked before the verdict: ${text}`),
    ...(echoesDigits && digits.join('') !== of('types').join('') ? [`typed ${of('types').join('')}, said ${digits.join('')}`] : []),
  ];
}
