import { ScreenReader } from '../harness/screen-reader.ts';
import { withFolder, type TestServer } from '../harness.ts';
import { GUEST } from './expected.ts';

/*
 * Whoever plays here sees nothing: there are keys, and what Orca says. Nothing of the page is looked up.
 */

/** What is said of a problem. */
export const PROBLEM = /^(\d+) (plus|times) (\d+)$/;

export function answerTo(problem: string): number {
  const [, a, operation, b] = PROBLEM.exec(problem) ?? [];
  return operation === 'plus' ? Number(a) + Number(b) : Number(a) * Number(b);
}

/** Lets somebody with a reader open a page in Chromium, by its address. */
export async function listeningTo(
  { origin }: TestServer,
  path: string,
  title: string,
  play: (reader: ScreenReader) => Promise<void>,
): Promise<void> {
  await withFolder(async (folder) => {
    const reader = await ScreenReader.start(folder);
    const browser = await reader.openChromium(folder, origin + path);
    browser.problems.expect(GUEST);
    await reader.hears(new RegExp(`^Finished loading ${title} · Tenfold`));
    await play(reader);
    await browser.close();
  });
}
