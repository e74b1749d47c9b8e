import type { Random } from '../../../random.ts';
import type { Range } from '../../kit/range.ts';
import type { Mode, Table, TableConfig } from './config.ts';
import { bandOf, difficultyOf, isSameQuestion, questionOf, type Band, type Question } from './question.ts';

/** The range of the second factor (decision G9). */
const SECOND_FACTOR: Range = { lowest: 1, highest: 12 };

/** Both factors of mixed tables (spec 1 §9, "Mixed factors 2-12"). */
const MIXED_FACTOR: Range = { lowest: 2, highest: 12 };

/** A question does not repeat within this many questions, if there are enough different ones. */
const RECENT = 5;

/** Tries for a question that is none of the recent ones. In the smallest pool that has one, they all fail once in 10¹² times. */
const TRIES = 40;

/** The bands of a challenge, which repeat in this order (RULES.md, Q4). */
const CHALLENGE_BANDS = [1, 2, 3] as const satisfies readonly Band[];

const numbers = ({ lowest, highest }: Range): readonly number[] => Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i);

const ALL_SECOND = numbers(SECOND_FACTOR);
const ALL_MIXED = numbers(MIXED_FACTOR).flatMap((a) => numbers(MIXED_FACTOR).map((b) => questionOf(a, b)));
const SECOND_BY_BAND = CHALLENGE_BANDS.map((band) => ALL_SECOND.filter((b) => bandOf(b) === band));
const MIXED_BY_BAND = CHALLENGE_BANDS.map((band) => ALL_MIXED.filter((question) => difficultyOf(question) === band));

/** The questions so far, the latest last. */
type Asked = readonly { readonly question: Question }[];

/** The table of a pattern run: the chosen one, or a random one from 2 to 12. */
const patternTable = (table: Table, random: Random): number =>
  table === 'mixed' ? random.between(MIXED_FACTOR.lowest, MIXED_FACTOR.highest) : table;

/** The first question of a run. A pattern begins with the factor 1 (RULES.md, Q2). */
export function firstQuestion(config: TableConfig, random: Random): Question {
  if (config.mode === 'pattern_learn') return questionOf(patternTable(config.table, random), SECOND_FACTOR.lowest);
  return freshQuestion(config, random, [], null);
}

/** The question after those asked. A pattern continues with the next factor (RULES.md, Q2). */
export function nextQuestion(config: TableConfig, random: Random, asked: Asked, onScreen: Question): Question {
  if (config.mode === 'pattern_learn') return questionOf(onScreen.a, asked.length + SECOND_FACTOR.lowest);
  return freshQuestion(config, random, asked, onScreen);
}

/** A question that is not on screen and, if there are enough, is none of the last few. */
function freshQuestion(config: TableConfig, random: Random, asked: Asked, onScreen: Question | null): Question {
  for (let tries = 0; tries < TRIES; tries++) {
    const question = draw(config, random, asked.length);
    if (!isOneOf(question, onScreen) && !isRecent(question, asked)) return question;
  }
  let question = draw(config, random, asked.length);
  // Every pool has at least two questions.
  while (isOneOf(question, onScreen)) question = draw(config, random, asked.length);
  return question;
}

const isOneOf = (question: Question, onScreen: Question | null): boolean => onScreen !== null && isSameQuestion(question, onScreen);

function isRecent(question: Question, asked: Asked): boolean {
  const from = Math.max(0, asked.length - RECENT);
  for (let i = from; i < asked.length; i++) if (isSameQuestion(question, (asked[i] as Asked[number]).question)) return true;
  return false;
}

const oneOf = <Item>(pool: readonly Item[], random: Random): Item => pool[random.below(pool.length)] as Item;

/** A random question for a turn of the run, counted from 0. */
function draw({ mode, table }: TableConfig, random: Random, turn: number): Question {
  const band = turn % CHALLENGE_BANDS.length;
  if (table === 'mixed') return oneOf(poolAt(mode, ALL_MIXED, MIXED_BY_BAND, band), random);
  return questionOf(table, oneOf(poolAt(mode, ALL_SECOND, SECOND_BY_BAND, band), random));
}

const poolAt = <Item>(mode: Mode, all: readonly Item[], byBand: readonly (readonly Item[])[], band: number): readonly Item[] =>
  mode === 'challenge' ? (byBand[band] as readonly Item[]) : all;
