/** An ending whose vowel is not spoken: "made", "makes", "played"; but not "table", "added" or "pages". */
const SILENT = /(?<=[aeiouy].*)(?:(?<=[^aeiouyl])e|(?<=[^aeioucgsxz])es|(?<=[^dt])ed)$/;

/**
 * The subject's own words, which each screen shows beside what they mean: they count as words of two syllables.
 */
const TAUGHT =
  /^(?:accuracy|additions?|subtractions?|multiplications?|multiply|divisions?|operations?|calculators?|memory|backspace|accounts?|challenges?|settings)$/i;

/** The syllables of an English word, as far as its letters tell them. A number counts as one. */
export const syllablesOf = (word: string): number => (TAUGHT.test(word) ? 2 : spokenIn(word));

const spokenIn = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
      .replace(SILENT, '')
      .match(/i(?=[ao])|[aeiouy]{1,2}/g)?.length ?? 0,
  );

/** How hard a text is to read. */
export interface ReadingLevel {
  /** Flesch-Kincaid: the school year that should manage it; 3 is a child of eight, 5 one of ten. */
  readonly grade: number;
  /** The words of its longest sentence. */
  readonly longest: number;
}

const WORD = /[\p{L}\d]+(?:[’'.,-][\p{L}\d]+)*/gu;

export const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/** Flesch-Kincaid grade and longest sentence of a text. A colon or a semicolon ends a sentence, too: one breathes there. */
export function readingLevel(text: string): ReadingLevel {
  const sentences = text.split(/[.!?:;…]+(?=\s|$)/).flatMap((sentence) => {
    const words = wordsOf(sentence);
    return words.length > 0 ? [words] : [];
  });
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return {
    grade: 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59,
    longest: Math.max(...sentences.map(({ length }) => length)),
  };
}
