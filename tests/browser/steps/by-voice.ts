import type { Page } from 'playwright';
import { expect } from 'vitest';
import { ChromiumBrowser, withFolder, type TestServer } from '../harness.ts';
import { PROBLEM, answerTo } from './by-ear.ts';
import { GUEST } from './expected.ts';
import { goWithin, open } from './opening.ts';
import { brokenLaws, inGeneral, listen, transcriptOf, type Heard } from './transcript.ts';
import { DESKTOP, ONE_VISIT } from './windows.ts';

/** How long a text takes, in ms a letter: a voice that is quick, but not at once over. */
const MS_A_LETTER = 4;

/**
 * Gives the page a voice of its own, and one of the network. Notes in the transcript (`listen`, which comes before) what it says, what is
 * broken off, and each press. Runs in the page, before its own scripts.
 */
function giveVoice(msALetter: number): void {
  interface Utterance {
    readonly text: string;
    readonly voice: { readonly name: string } | null;
    onstart?: () => void;
    onend?: () => void;
    onerror?: (event: { readonly error: string }) => void;
  }
  const note = (kind: string, text: string) =>
    (window as unknown as { noteHeard: (kind: string, text: string) => void }).noteHeard(kind, text);
  const voice = (name: string, localService: boolean) => ({ name, lang: 'en-US', localService, default: !localService, voiceURI: name });
  let now: { readonly utterance: Utterance; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  let quietSince = performance.now();
  let isDwelling = false;
  const over = () => {
    now = undefined;
    quietSince = performance.now();
  };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [voice('Far', false), voice('Near', true)],
    speak(utterance: Utterance) {
      note(now ? 'over another' : 'speaks', utterance.text);
      if (utterance.voice?.name !== 'Near') note('over another', `by ${utterance.voice?.name}`);
      const end = () => {
        over();
        note('has said', utterance.text);
        utterance.onend?.();
      };
      const ms = isDwelling ? 60_000 : Math.max(40, msALetter * utterance.text.length);
      now = { utterance, timer: setTimeout(end, ms) };
      utterance.onstart?.();
    },
    cancel() {
      if (!now) return;
      const { utterance, timer } = now;
      clearTimeout(timer);
      over();
      note('broken off', utterance.text);
      setTimeout(() => utterance.onerror?.({ error: 'interrupted' }));
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: synthesis });
  Object.assign(window, {
    SpeechSynthesisUtterance: class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
    quietMs: () => (now ? 0 : performance.now() - quietSince),
    dwell: (dwells: boolean) => (isDwelling = dwells),
  });
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, () => note('press', press), true);
}

/** Makes the device of a browser one with a voice, and notes all that is heard. */
export async function withVoice({ context }: ChromiumBrowser): Promise<void> {
  await context.addInitScript(listen);
  await context.addInitScript(giveVoice, MS_A_LETTER);
}

/** From now on the voice says a text until a press breaks it off, or it is quick again. */
export const dwell = (page: Page, dwells: boolean): Promise<void> =>
  page.evaluate((wanted) => (window as unknown as { dwell: (dwells: boolean) => void }).dwell(wanted), dwells);

/** A guest's page, of a device with a voice, once reading aloud is chosen in the settings. */
export async function readAloud(browser: ChromiumBrowser, origin: string, what: RegExp): Promise<Page> {
  await withVoice(browser);
  const page = await open(browser, `${origin}/settings`);
  await chooseAloud(page, what);
  return page;
}

/** Chooses what is read aloud, on the page of the settings. */
export async function chooseAloud(page: Page, what: RegExp): Promise<void> {
  const aloud = page.getByRole('group', { name: 'Read aloud' });
  await aloud.getByRole('radio', { name: 'Nothing', checked: true }).waitFor();
  // While React takes over, a press before that is undone and done again.
  await aloud.getByRole('radio', { name: what }).click();
  await aloud.getByRole('radio', { name: what, checked: true }).waitFor();
  await page.getByText('Voice: Near.').waitFor();
}

/** So much is told of what happened before a text that was not said. */
const MOST_TOLD = 40;

/** All that the voice has begun to say. */
export const spoken = async (page: Page): Promise<readonly string[]> =>
  (await transcriptOf(page)).flatMap(({ kind, text }) => ((kind as string) === 'speaks' ? [text] : []));

/** After such a pause nothing more is said by itself, in ms, but for the next line of a list. */
const QUIET_MS = 350;
/** After such a one a list has ended, too. */
export const LIST_OVER_MS = 900;

/** Somebody who sees nothing, and waits until a text has been said. */
export class Listener {
  readonly #page: Page;
  #heard = 0;
  constructor(page: Page) {
    this.#page = page;
  }

  /** All that was said since the last time, once there is silence, and a text among it that matches. */
  async hears(pattern: RegExp, quietMs = QUIET_MS): Promise<readonly string[]> {
    const source = [pattern.source, this.#heard, quietMs] as const;
    const heard = this.#page.waitForFunction(([wanted, from, silence]) => {
      const { transcript, quietMs: quiet } = window as unknown as { transcript: Heard[]; quietMs: () => number };
      const spoken = transcript.filter(({ kind }) => (kind as string) === 'speaks').map(({ text }) => text);
      return quiet() >= silence && spoken.slice(from).some((text) => new RegExp(wanted).test(text)) ? spoken.slice(from) : false;
    }, source);
    const texts = await heard.catch(async (error: unknown) => {
      const instead = (await transcriptOf(this.#page)).slice(-MOST_TOLD).map(({ kind, text }) => `${kind}: ${text}`);
      throw new Error(`${String(pattern)} was not said. The last that happened:\n${instead.join('\n')}`, { cause: error });
    });
    const said = (await texts.jsonValue()) || [];
    this.#heard += said.length;
    return said;
  }

  /** Hears a problem and types the answer to it, or another one. */
  async answers(wrong = false, enter = false): Promise<void> {
    const problem = (await this.hears(PROBLEM)).find((text) => PROBLEM.test(text)) ?? '';
    const answer = String(answerTo(problem));
    await this.#page.keyboard.type(wrong ? answer.replace(/.$/, (digit) => (digit === '9' ? '8' : '9')) : answer);
    if (enter) await this.#page.keyboard.press('Enter');
  }
}

/** The numbers that Memory Challenge has said, one a text. */
export const numbersIn = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => /^[\d, ]+[,.]$/.test(text)).map((text) => text.replaceAll(/\D/g, ''));

/** Pops a set of two of Math Bubble Pop that add up, and goes on to the next one: by what is said alone. */
export async function popByVoice(page: Page, ear: Listener): Promise<void> {
  const board = (await ear.hears(/^Pick 2 bubbles .* The numbers: /)).at(-1) ?? '';
  const [target = 0, ...numbers] = (/up to (.*)/.exec(board)?.[1]?.match(/\d+/g) ?? []).map(Number);
  expect(numbers).toHaveLength(12);
  const first = numbers.find((number, at) => numbers.some((other, place) => place !== at && number + other === target)) ?? 0;
  let last = '';
  for (const number of [first, target - first]) {
    await page.keyboard.type(String(number));
    last = (await ear.hears(/^Picked|Enter for/)).at(-1) ?? '';
    // Where another number begins with it, it waits.
    if (last.startsWith('Picked')) continue;
    await page.keyboard.press('Enter');
    last = (await ear.hears(/^Picked/)).at(-1) ?? '';
  }
  expect(last).toBe(`Picked ${first} plus ${target - first}. Enter checks it.`);
  await page.keyboard.press('Enter');
  await ear.hears(/^Excellent/);
  await page.keyboard.press('Enter');
  await ear.hears(/^Pick /);
}

/** What of a transcript breaks the laws of reading aloud (access.md, at the end): nothing is said twice, over another text, or in between. */
export function brokenByVoice(heard: readonly Heard[]): readonly string[] {
  const texts = heard.map(({ kind, text }) => ({ kind: kind as string, text }));
  const aloud = new Set(texts.filter(({ kind }) => kind === 'speaks').map(({ text }) => text));
  const faults = texts.filter(({ kind, text }) => kind === 'over another' || ((kind === 'says' || kind === 'echo') && aloud.has(text)));
  const cut = texts.filter(
    ({ kind }, at) => kind === 'broken off' && !texts.slice(Math.max(0, at - 2), at).some((before) => before.kind === 'press'),
  );
  return [...faults.map(({ kind, text }) => `${kind}: ${text}`), ...cut.map(({ text }) => `broken off by nobody: ${text}`)];
}

/** The same transcript with what is spoken in the place of what a live region says, for the laws that hold for both. */
export const asSaid = (heard: readonly Heard[]): readonly Heard[] =>
  heard.flatMap(({ kind, text }): readonly Heard[] => {
    if ((kind as string) === 'speaks') return [{ kind: /^\d$/.test(text) ? 'echo' : 'says', text }];
    return ['focus', 'lost focus', 'types', 'came with its text'].includes(kind) ? [{ kind, text }] : [];
  });

/**
 * A guest who has everything read aloud, and plays the game of an address to its end. Resolves with what was said.
 * @param echoesDigits whether each digit is said by itself
 */
export async function readTo(
  { origin }: TestServer,
  path: string,
  play: (page: Page, ear: Listener) => Promise<void>,
  echoesDigits = true,
): Promise<string> {
  let transcript = '';
  await withFolder(async (profile) => {
    const browser = await ChromiumBrowser.open(profile, { ...ONE_VISIT, ...DESKTOP });
    browser.problems.expect(GUEST);
    const page = await readAloud(browser, origin, /^All/);
    await goWithin(page, path);
    const ear = new Listener(page);
    await play(page, ear);
    // The last that is said, a moment after the rest of the result.
    await expect.poll(async () => (await spoken(page)).at(-1)).toMatch(/^Enter: /);
    const heard = await transcriptOf(page);
    expect(brokenByVoice(heard)).toEqual([]);
    expect(brokenLaws(asSaid(heard), echoesDigits)).toEqual([]);
    transcript = inGeneral(asSaid(heard));
    await browser.close();
  });
  return transcript;
}
