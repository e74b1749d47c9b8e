import type { Page } from 'playwright';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { checkReceipt } from '../../../shared/classroom/check-receipt.ts';
import { readCode, makeCode } from '../../../shared/classroom/round.ts';
import { readTyped } from '../../../shared/classroom/typed-result.ts';
import type { RoundSetup } from '../../../shared/games/kit/round-form.ts';
import { skipCountdown, start } from './game.ts';
import { onKeyboard, question } from './speed-math.ts';

/** So many questions has the round of Speed Math in these tests. */
export const QUESTIONS = 4;

/** A set-up that no short code names, with enough time for the slowest machine. */
export const SETUP: RoundSetup = {
  game: 'speed-math',
  rules: 3,
  config: { operation: 'addition', difficulty: 'single', friendly: true, timeLimit: 600, questions: QUESTIONS, clock: 'on' },
};

/** The code of a round. @param chance tells it from others with this set-up. */
export function codeOf(setup: RoundSetup, chance: number): string {
  const code = makeCode(setup, chance);
  if (code === undefined || !readCode(code).ok) throw new Error('No code names this set-up.');
  return code;
}

export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code from your teacher' });

export const seatField = (page: Page) => page.getByRole('textbox', { name: 'Seat number' });

/** Types a code on the page of rounds, and sends it. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** Begins the round in sight. */
export async function beginRound(page: Page, { seat = '', nickname = '' }: { seat?: string; nickname?: string } = {}): Promise<void> {
  if (seat !== '') await seatField(page).fill(seat);
  if (nickname !== '') await page.getByRole('textbox', { name: 'Nickname' }).fill(nickname);
  await start(page).click();
  await skipCountdown(page);
}

/** Answers all questions of the round rightly. Returns what was asked. */
export async function answerRound(page: Page): Promise<readonly string[]> {
  const all: string[] = [];
  let asked = await question(page);
  for (;;) {
    all.push(asked.printed);
    await onKeyboard(page, asked.answer);
    if (all.length === QUESTIONS) return all;
    asked = await question(page, asked);
  }
}

/** What a camera reads in the picture of an element, as large as a camera that is near sees it. */
async function qrTextOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** The code that a pupil shows. */
export const receiptCode = (page: Page) => page.getByRole('img', { name: 'Code of your result' });

/** The receipt on the screen, as a teacher's device reads it, and the characters that are read out. */
export async function receiptOf(page: Page, code: string) {
  const receipt = page.getByRole('region', { name: 'Show this to your teacher' });
  const picture = receiptCode(page);
  await picture.waitFor();
  await picture.scrollIntoViewIfNeeded();
  const checked = checkReceipt([await qrTextOf(await picture.screenshot())]);
  const characters = (await receipt.locator('p > span[aria-hidden]').allInnerTexts()).join('');
  const typed = readTyped(code, characters);
  if (!checked.ok || !typed.ok) throw new Error(`It does not hold: ${JSON.stringify([checked, typed])}`);
  return { checked: checked.value, typed: typed.value, characters };
}
