/** @import { Page } from 'playwright' */

/**
 * Opens an address and waits until React is in charge of the page.
 * @param {Page} page
 * @param {string} address
 */
export async function visit(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => Object.keys(document.querySelector('#root *') ?? {}).some((key) => key.startsWith('__react')));
}

/**
 * The sum on the sheet, as soon as it differs from `former`.
 * @param {Page} page
 * @param {string} [former]
 */
async function sum(page, former = '') {
  const text = await page.waitForFunction((before) => {
    const texts = [...document.querySelectorAll('[role=application] p')].map((element) => element.textContent ?? '');
    const found = texts.find((candidate) => /^\d+ \+ \d+$/.test(candidate));
    return found !== undefined && found !== before && found;
  }, former);
  return String(await text.jsonValue());
}

/**
 * Answers `count` sums, those whose place is in `wrong` wrongly. Returns the last sum.
 * @param {Page} page
 * @param {number} count
 * @param {{ wrong?: readonly number[], paceMs?: number }} [how]
 */
export async function answer(page, count, { wrong = [], paceMs = 0 } = {}) {
  let text = '';
  for (let place = 1; place <= count; place++) {
    text = await sum(page, text);
    const [left = 0, right = 0] = text.split(' + ').map(Number);
    const rightAnswer = left + right;
    // A wrong answer with as many digits is submitted at its last one, too.
    const given = wrong.includes(place)
      ? String(rightAnswer + 1).length === String(rightAnswer).length
        ? rightAnswer + 1
        : rightAnswer - 1
      : rightAnswer;
    await page.waitForTimeout(paceMs * (1 + ((place * 7) % 5) / 2));
    await page.keyboard.type(String(given));
  }
  return text;
}

/** The sum on the sheet, as soon as it differs from `former`. @param {Page} page @param {string} [former] */
export const nextSum = (page, former) => sum(page, former);

/**
 * From the set-up's sheet to the countdown.
 * @param {Page} page
 * @param {number} questions
 */
export async function start(page, questions) {
  await page.getByRole('radio', { name: 'Addition' }).check();
  await page.getByRole('radio', { name: 'Easy' }).check();
  await page.getByRole('spinbutton', { name: 'Number of questions' }).fill(String(questions));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start Now' }).waitFor();
}

/** @param {Page} page */
export async function begin(page) {
  await page.getByRole('button', { name: 'Start Now' }).click();
  await page.getByRole('status', { name: 'Your answer' }).waitFor({ state: 'attached' });
}

/** @param {Page} page */
export const summary = (page) => page.getByRole('button', { name: 'Try Again' }).waitFor();
