import { MAIN_ID } from '../client/shell/main-id.ts';

/** What the Content-Security-Policy would block, or React could not take over, must not get into a document. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\sstyle="/, 'a style attribute: use a class, or set it in an effect'],
  [/\son[a-z]+="/, 'an inline event handler'],
  [/<script/, 'a script'],
  [/<!--\$!-->/, 'a part that could not be rendered without a browser'],
];

/** Throws if the rendered first screen of `path` holds something that can't stand in a document, or not what the first paint waits for. */
export function checkMarkup(path: string, markup: string): void {
  if (!markup.includes(`</header></div><main id="${MAIN_ID}"`))
    throw new Error(`The first screen of ${path} has no <main id="${MAIN_ID}"> right after its header`);
  for (const [pattern, what] of FORBIDDEN) {
    const found = pattern.exec(markup);
    if (found)
      throw new Error(`The first screen of ${path} has ${what}, at: ${markup.slice(Math.max(0, found.index - 120), found.index + 80)}`);
  }
}
