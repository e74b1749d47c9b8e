import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn } from './files.ts';
import { sentencesOf } from './sentences/find.ts';

/** Reads like a text, and is none. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  // Names of topics, which sessions store.
  'shared/games/multiplication-table/v1/question.ts': ['table …', 'tables above …'],
  // The rating, which sessions store.
  'shared/games/number-puzzle/v1/score.ts': ['GOOD JOB'],
  // Names of scripts, as Unicode has them.
  'shared/shown-text.ts': ['Arabic Syriac Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar'],
  'shared/site/headings.ts': ['<h… id="…"…>…</h…>'],
};

/** A game's name and description wait, too. */
const ENTRY = /^shared\/games\/[\w-]+\/entry\.ts$/;

/** How many texts a file still has that belong to the words of a language. No number rises; a file that has none goes. */
const WAITING: Readonly<Record<string, number>> = {
  'shared/calendar-names.ts': 19,
  'shared/challenge/refusal.ts': 9,
  'shared/games/catalogue.ts': 2,
  'shared/games/kit/form-check.ts': 2,
  'shared/games/math-race/challenge.ts': 4,
  'shared/games/number-puzzle/challenge.ts': 8,
  'shared/games/speed-math/challenge.ts': 6,
  'shared/site/post-values.ts': 1,
};

const found = new Map(
  filesIn('shared')
    .filter((file) => file.endsWith('.ts') && !ENTRY.test(file))
    .map((file): [string, readonly string[]] => [file, sentencesOf(file, readFileSync(file, 'utf8'))])
    .filter(([, sentences]) => sentences.length > 0),
);

const shownIn = (file: string): readonly string[] => found.get(file)?.filter((text) => !NOT_SHOWN[file]?.includes(text)) ?? [];

describe('shared/ gives codes and values, and the window words them', () => {
  it('so no sentence is in it, but for those that wait to move', () => {
    const left = Object.fromEntries([...found.keys()].map((file) => [file, shownIn(file).length]).filter(([, count]) => count !== 0));
    expect(left).toEqual(WAITING);
  });

  it('and what is no text is still there', () => {
    for (const [file, texts] of Object.entries(NOT_SHOWN)) expect(found.get(file)).toEqual(expect.arrayContaining([...texts]));
  });
});

describe('a sentence is found', () => {
  it.each([
    ['in a value', "export const x = { field: 'Time limit' };", ['Time limit']],
    ['as one word of a label', "export const x = ['Easy'];", ['Easy']],
    ['beside a value', 'export const x = (n: number) => `${n} points`;', ['… points']],
    ['inside a condition', "export const x = (ok: boolean) => (ok ? 'Great job!' : 'so so');", ['Great job!', 'so so']],
    ['behind `as const`', "export const x = ['slide up'] as const;", ['slide up']],
  ])('%s', (_, source, sentences) => {
    expect(sentencesOf('x.ts', source)).toEqual(sentences);
  });

  it.each([
    ['a code', "export const x = 'already_unlocked';"],
    ['a type', "export type X = 'Two words';"],
    ['the words of an error', "export function x() { throw new Error('There is nothing to save.'); }"],
    ['the description of a schema', "export const X = Type.Object({ a: Type.String({ description: 'the day of it' }) });"],
    ['signs and units', "export const x = (a: number) => [`${a} × ${a}`, `${a}%`, '✨'];"],
  ])('%s is none', (_, source) => {
    expect(sentencesOf('x.ts', source)).toEqual([]);
  });
});
