import type { Page } from 'playwright';
import { typeDigit } from '../../client/games/math-bubble-pop/typed-number.ts';
import type { JournalHeader } from '../../client/storage/records.ts';
import type { Canonical } from '../../shared/canonical.ts';
import type { Game } from '../../shared/games/kit/game.ts';
import { mathBubblePop } from '../../shared/games/math-bubble-pop/v1/rules.ts';
import { isPicking } from '../../shared/games/math-bubble-pop/v1/state.ts';
import { speedMath } from '../../shared/games/speed-math/v1/rules.ts';
import { seedFromHex } from '../../shared/seed.ts';
import { findSet } from '../unit/shared/games/math-bubble-pop/search.ts';
import type { Keys } from './blind-play.ts';

/** A call of the engine, as far as it matters here: one of its arguments is the header of a run. */
interface ToEngine {
  readonly argumentList?: readonly { readonly value?: { readonly seed?: string } }[];
}

/** Notes the header of each run that a page of this tab begins, as the page tells it to its engine. */
export const noteRuns = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const worker: { postMessage: (this: Worker, message: ToEngine, ...rest: never[]) => void } = Worker.prototype;
    const send = worker.postMessage;
    worker.postMessage = function (message, ...rest) {
      const header = message.argumentList?.find(({ value }) => value?.seed !== undefined)?.value;
      if (header) {
        Object.assign(globalThis, { runHeader: header });
        // From here on the page is as its players have it.
        worker.postMessage = send;
      }
      send.apply(this, [message, ...rest]);
    };
  });

/** The header of the run that has begun. */
async function headerIn(page: Page): Promise<JournalHeader> {
  const header = await page.waitForFunction(() => (globalThis as unknown as { runHeader?: JournalHeader }).runHeader);
  return (await header.jsonValue()) as JournalHeader;
}

/** Where the run begins by its rules. */
function startOf<Config extends Canonical, Move, State>(game: Game<Config, Move, State>, header: JournalHeader): State {
  const config = game.parseConfig(header.config);
  const seed = seedFromHex(header.seed);
  if (header.game !== game.slug || !config.ok || seed === null) throw new Error(`Not a run of ${game.slug}: ${JSON.stringify(header)}`);
  return game.start(config.value, seed);
}

/** The keys of each right answer of the Speed Math run that has begun. Play with them needs no look at the page. */
export async function answersToCome(page: Page): Promise<readonly Keys[]> {
  const answers: Keys[] = [];
  let state = startOf(speedMath, await headerIn(page));
  let atMs = 0;
  while (!speedMath.isOver(state)) {
    const { answer } = state.problem;
    answers.push(String(answer).split(''));
    state = speedMath.step(state, { type: 'answer', value: answer }, ++atMs);
    atMs = state.feedbackUntilMs ?? atMs;
    state = speedMath.step(state, { type: 'tick' }, atMs);
  }
  return answers;
}

/** The keys of so many right sets of the Bubble Pop run that has begun. */
export async function setsToCome(page: Page, count: number): Promise<readonly Keys[]> {
  const sets: Keys[] = [];
  let state = startOf(mathBubblePop, await headerIn(page));
  let atMs = 0;
  while (sets.length < count) {
    const { operator, target, needed, bubbles } = state;
    const ids = findSet({ operator, target, needed, numbers: bubbles.map(({ number }) => number) });
    if (!ids) throw new Error('A board without a solution.');
    const keys: string[] = [];
    for (const id of ids) {
      const picked = new Set(state.picked);
      keys.push(
        ...keysFor(
          String(bubbles[id]?.number),
          bubbles.filter((bubble) => !picked.has(bubble.id)),
        ),
      );
      state = mathBubblePop.step(state, { type: 'pick', bubble: id }, ++atMs);
    }
    sets.push(keys);
    while (!isPicking(state)) state = mathBubblePop.step(state, { type: 'tick' }, (atMs += 100));
  }
  return sets;
}

/** The digits of a free bubble's number, and Enter if a longer number begins with them. */
function keysFor(number: string, free: Parameters<typeof typeDigit>[2]): Keys {
  let typed = '';
  let bubble: number | null = null;
  for (const digit of number) ({ typed, bubble } = typeDigit(typed, digit, free));
  return bubble === null ? [...number.split(''), 'Enter'] : number.split('');
}
