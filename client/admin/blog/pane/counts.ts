const SIGNS: { readonly [reference: string]: string } = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&quot;': '"' };

/** The text that HTML of the editor shows. */
const shownText = (html: string): string =>
  html
    .replaceAll('<br>', ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (reference) => SIGNS[reference] ?? reference)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** How many words and characters a post's HTML shows. */
export function countsOf(html: string): { readonly words: number; readonly characters: number } {
  const text = shownText(html);
  return { words: text === '' ? 0 : text.split(' ').length, characters: Array.from(text).length };
}
