import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../../house/files.ts';
import { sentencesOf } from '../../../house/sentences/find.ts';
import { readingLevel, syllablesOf, wordsOf } from './reading-level.ts';

/*
 * Whoever is eight to ten shall manage the texts of a learner's screens. A formula of syllables and sentences finds the long ones. It knows
 * nothing of short words that are hard ("due", "facts"), of odd grammar, or of what a word means here: these are found by reading aloud.
 */

/** The school year that must suffice, and the longest sentence. Fourth graders are nine or ten. */
const GRADE = 6;
const LONGEST = 18;
/** A formula of means says nothing of a label of a few words. */
const FEWEST_WORDS = 10;
const MEAN_GRADE = 3;

/** Who reads these is no learner, or a grown-up beside one: administrators, who signs up or in, who reads the law, search engines. */
const FOR_GROWN_UPS =
  /en\/(?:admin|auth|blog|consent|refusals)\/|\/search\.ts$|en\/(?:pages|web-manifest)\.ts$|players\/delete-account|settings\/(?:account|added-factor|app-dialog|codes-dialog|copy|devices|phone-dialog|proof|recovery-codes|remove-factor|sign-in)\.ts$|site\/(?:about|contact|privacy|terms)/;

/** What is taught, with its own names: /math-tips and /mental-math-tricks, and the rungs of a ladder in digits, carries and borrows. */
const TAUGHT = /site\/(?:math-tips|mental-math-tricks|technique)\.ts$|speed-math\/rungs\.ts$/;

/** Texts of the specification, to the letter, by its section. */
const SPECIFIED: readonly string[] = [
  // 2 §2
  'We encountered an unexpected error. Please try refreshing the page.',
];

const files = filesIn('client/words/en').filter((file) => !FOR_GROWN_UPS.test(file) && !TAUGHT.test(file));

/** The texts of a learner's screens as they are read: a number in place of each value, and without tags. */
const texts = files.flatMap((file) =>
  sentencesOf(file, readFileSync(file, 'utf8'))
    .map((text) => ({ file, text: text.replaceAll(/<[^>]+>/g, '').replaceAll('…', '5') }))
    .filter(({ text }) => wordsOf(text).length >= FEWEST_WORDS && !SPECIFIED.includes(text)),
);

describe('The texts of a learner’s screens', () => {
  it(`ask of no reader more than grade ${GRADE}, and have no sentence of more than ${LONGEST} words`, () => {
    expect(texts.length).toBeGreaterThan(250);
    const hard = texts
      .map((each) => ({ ...each, ...readingLevel(each.text) }))
      .filter(({ grade, longest }) => grade > GRADE || longest > LONGEST);
    expect(hard).toEqual([]);
  });

  it(`are no harder than grade ${MEAN_GRADE} on the whole`, () => {
    const grades = texts.map(({ text }) => readingLevel(text).grade);
    expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThan(MEAN_GRADE);
  });

  it('that the specification gives are spared by name only where they are too hard', () => {
    expect(SPECIFIED.filter((text) => readingLevel(text).grade <= GRADE)).toEqual([]);
  });
});

describe('The measure', () => {
  it.each([
    ['the', 1],
    ['made', 1],
    ['makes', 1],
    ['played', 1],
    ['please', 1],
    ['added', 2],
    ['table', 2],
    ['pages', 2],
    ['before', 2],
    ['answer', 2],
    ['wanted', 2],
    ['mistake', 2],
    ['bubble', 2],
    ['idea', 2],
    ['question', 2],
    ['every', 2],
    ['rarities', 3],
    ['1,000', 1],
  ])('hears the syllables of "%s"', (word, syllables) => {
    // "question" and "every" have one less than the letters tell; "idea" one more.
    expect(Math.abs(syllablesOf(word) - syllables)).toBeLessThanOrEqual(['question', 'every', 'idea'].includes(word) ? 1 : 0);
  });

  it('tells an easy text from a hard one', () => {
    const easy = readingLevel('Make room for 1: slide 7 right.');
    const hard = readingLevel('Accuracy and an even pace raise the sum at the end, in accordance with the multiplication of consistency.');
    expect(easy.longest).toBe(4);
    expect(easy.grade).toBeLessThan(1);
    expect(hard.longest).toBe(18);
    expect(hard.grade).toBeGreaterThan(GRADE);
  });
});
