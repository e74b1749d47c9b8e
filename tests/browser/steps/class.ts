import type { Locator, Page } from 'playwright';
import { classFile } from '../../../client/classroom/class/class-file.ts';
import type { ClassData } from '../../../client/classroom/storage/class-store.ts';
import { readCode, type Round } from '../../../shared/classroom/round.ts';

/** A view of the class in sight. */
export const view = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'What of this class' }).getByRole('link', { name });

/** Makes a class, and is on its pupils. */
export async function makeClass(page: Page, name: string, pupils: readonly string[]): Promise<void> {
  await page.getByLabel('Name of the class').fill(name);
  await page.getByRole('button', { name: 'Make the class' }).click();
  await page.getByLabel('First names or nicknames, one in a line').fill(pupils.join('\n'));
  await page.getByRole('button', { name: /^Add \d+ pupils?$/ }).click();
  await page.getByRole('link', { name: pupils.at(-1) ?? '', exact: true }).waitFor();
}

/** Takes a class from a file, and is on its rounds. */
export async function takeClass(page: Page, data: ClassData): Promise<void> {
  const buffer = Buffer.from(classFile('taken', data));
  await page.locator('input[type=file]').setInputFiles({ name: 'class.json', mimeType: 'application/json', buffer });
  await page.getByText(`${data.about.name} is here, with all that was in the file.`).waitFor();
  await page.getByRole('link', { name: new RegExp(`^${data.about.name}`) }).click();
  await view(page, 'Rounds').waitFor();
}

/** Makes a round of a game by its first set-up, and gives it as the pupils' devices have it. */
export async function makeRound(page: Page, game = 'Speed Math'): Promise<Round> {
  await view(page, 'Rounds').click();
  await page.getByRole('radio', { name: game }).check();
  await page.getByRole('button', { name: 'Make the code' }).click();
  return shownRound(page);
}

/** The round on the screen, by what its code says to a screen reader. */
export async function shownRound(page: Page): Promise<Round> {
  const said = await page.getByText(/^Code of the round: /).textContent();
  const round = readCode(said?.replace('Code of the round: ', '') ?? '');
  if (!round.ok) throw new Error(`No code: ${said}`);
  return round.value;
}

/** The rows of the table as the screen has them, without what only a screen reader has. Runs in the page. */
export const rowsOf = (): readonly string[] =>
  [...document.querySelectorAll('main tbody tr')].map((row) =>
    [...row.children]
      .map((cell) =>
        (cell as HTMLElement).innerText
          .replaceAll(/\d+ of \d+ right/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
      .join(' | '),
  );
