import { MAIN_ID } from '../client/shell/main-id.ts';

/** Markup that must not get into a document: the Content-Security-Policy would block it, or React could not hydrate it. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\sstyle="/, 'a style attribute: use a class, or set it in an effect'],
  [/\son[a-z]+="/, 'an inline event handler'],
  [/<script/, 'a script'],
  [/<!--\$!-->/, 'a part that could not be rendered without a browser'],
];

/** Checks the first screen of `path`. @throws Error if it has forbidden markup, or lacks the element that the first paint waits for. */
export function checkMarkup(path: string, markup: string): void {
  if (!markup.includes(`</header></div><main id="${MAIN_ID}"`))
    throw new Error(`The first screen of ${path} has no <main id="${MAIN_ID}"> right after its header`);
  for (const [pattern, what] of FORBIDDEN) {
    const found = pattern.exec(markup);
    if (found)
      throw new Error(`The first screen of ${path} has ${what}, at: ${markup.slice(Math.max(0, found.index - 120), found.index + 80)}`);
  }
}
