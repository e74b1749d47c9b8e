/** A flag; or a character with its accents, its skin tone or the letters of a region, and all that is joined to it. */
const GRAPHEME = /\p{RI}{2}|(?:.[\p{M}\p{EMod}\u{e0020}-\u{e007f}]*\u200d)*.[\p{M}\p{EMod}\u{e0020}-\u{e007f}]*/gsu;

/**
 * What a reader sees as the characters of a text: “🇩🇪 é” has three. By one rule in every browser: `Intl.Segmenter` is missing before Firefox
 * 125, and differs from version to version in what it joins.
 */
export const graphemesOf = (text: string): readonly string[] => text.match(GRAPHEME) ?? [];

/** The beginning of a text that is no longer than `length` (UTF-16 code units, as `maxlength` counts), without a part of a grapheme. */
export function cutWhole(text: string, length: number): string {
  let cut = '';
  for (const grapheme of graphemesOf(text)) {
    if (cut.length + grapheme.length > length) break;
    cut += grapheme;
  }
  return cut;
}
