import { factSentence } from '../../../../../client/progress/fact-texts.ts';
import { mapData } from '../../../../../client/progress/map/map-data.ts';
import { START } from '../../../../../shared/memory/checkpoint.ts';
import { GRADE, mergeDays, packDay, type DayEntry, type Grade } from '../../../../../shared/memory/entries.ts';
import { factOf, FACTS, type FactId } from '../../../../../shared/memory/facts.ts';
import type { KnownFact, LearningState, Memory } from '../../../../../shared/memory/known-fact.ts';
import { foldDays, memoryOf, type EvidenceDay } from '../../../../../shared/memory/memory.ts';

/** A Friday, November 27, 2026. */
export const TODAY = Date.UTC(2026, 10, 27) / 86_400_000;

export type Form = 'add' | 'subtract' | 'multiply' | 'divide';

export const fact = (form: Form, a: number, b: number): FactId => factOf({ form, a, b, c: 0 }) ?? -1;
export const product = (a: number, b: number): FactId => fact('multiply', a, b);
export const SEVEN_TIMES_EIGHT = product(7, 8);

/** All facts of a table, by id. */
export const tableOf = (form: Form): readonly FactId[] =>
  [...FACTS.values()].flatMap((each) => (each.kind === 'sum' && each.operation === form ? [each.id] : []));

/** A day of a fact: how long ago, its first answer, and what else of its answers is not "one, as the first, at ten o'clock". */
export interface Asked extends Partial<Pick<DayEntry, 'minute' | 'answers' | 'right' | 'timed' | 'logTime'>> {
  readonly fact: FactId;
  readonly ago: number;
  readonly grade: Grade;
}

const LETTERS: { readonly [letter: string]: Grade } = { A: GRADE.again, H: GRADE.hard, G: GRADE.good, E: GRADE.easy };

/** "9G 6G 0A" is good nine and six days ago, and wrong today. */
export const asked = (history: string, of = SEVEN_TIMES_EIGHT, more: Partial<Asked> = {}): readonly Asked[] =>
  history
    .split(' ')
    .filter((day) => day !== '')
    .map((day) => ({ fact: of, ago: Number(day.slice(0, -1)), grade: LETTERS[day.slice(-1)] ?? GRADE.again, ...more }));

/** The days of one device. */
function daysOf(days: readonly Asked[]): ReadonlyMap<number, string> {
  const byDay = new Map<number, DayEntry[]>();
  for (const { ago, fact: of, grade, minute = 600, answers = 1, right = grade > GRADE.again ? 1 : 0, timed = 0, logTime = 0 } of days) {
    const entry = { fact: of, minute, grade, answers, right, timed, score: 40 * right, logTime };
    byDay.set(TODAY - ago, [...(byDay.get(TODAY - ago) ?? []), entry]);
  }
  return new Map([...byDay].map(([day, entries]) => [day, packDay(entries)]));
}

/** What is known today by the answers of some devices, whichever was heard of first. */
export function memoryAfter(...devices: readonly (readonly Asked[])[]): Memory {
  const merged = new Map<number, string>();
  for (const device of devices) for (const [day, part] of daysOf(device)) merged.set(day, mergeDays([merged.get(day) ?? '', part]));
  const parts: readonly EvidenceDay[] = [...merged].sort(([a], [b]) => a - b);
  return memoryOf(foldDays(START, parts), parts, TODAY);
}

export const known = ({ facts }: Memory, of = SEVEN_TIMES_EIGHT): KnownFact => {
  const found = facts.find((each) => each.fact === of);
  if (!found) throw new Error('no such fact');
  return found;
};

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

export const said = (memory: Memory, of?: FactId): string => plain(factSentence(known(memory, of), TODAY));

/** The squares of all four tables that do not say "not met", each by all that it says. */
export const squares = (memory: Memory): readonly string[] => {
  const all = [...mapData(memory).facts.values()].map(({ sentence }) => plain(sentence));
  if (all.length !== 409) throw new Error(`${all.length} squares`);
  return all.filter((sentence) => !sentence.endsWith(': not met.'));
};

/** How many squares there are of each state. */
export const counts = (memory: Memory): { readonly [state in LearningState]?: number } =>
  Object.fromEntries(mapData(memory).groups.map(({ state, facts }) => [state, facts.length]));

export const notesOf = (memory: Memory): readonly string[] => mapData(memory).notes.map(plain);
