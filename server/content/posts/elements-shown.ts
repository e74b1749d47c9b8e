/** HTML, "Formatting": those that a post may have. */
const FORMATTING = new Set(['a', 'code', 'em', 's', 'strong', 'u']);

/**
 * How many elements a browser makes of a post, as closely as a limit needs. Formatting around a block is made anew in each block that
 * follows (HTML, "Reconstruct the active formatting elements"), so that 20,000 elements can become 300,000.
 * @param html cleaned: each element that needs an end has one, and `<` stands nowhere else
 */
export function elementsShown(html: string): number {
  let open = 0;
  let count = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)/g)) {
    const isFormatting = FORMATTING.has(name);
    if (isFormatting) open += end ? -1 : 1;
    if (!end) count += isFormatting ? 1 : 1 + open;
  }
  return count;
}
