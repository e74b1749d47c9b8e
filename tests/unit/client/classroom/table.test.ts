import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../../client/classroom/class/facts.ts';
import { tableAsCsv } from '../../../../client/classroom/class/table-csv.ts';
import { paperResult } from '../../../../client/classroom/class/paper-result.ts';
import { tableOf } from '../../../../client/classroom/class/table.ts';
import { ROW, type ResultRow } from '../../../../client/classroom/storage/class-rows.ts';
import { paperEvidence, paperRound } from '../../../../shared/classroom/paper-round.ts';
import { unpackSession } from '../../../../shared/memory/entries.ts';
import { factName } from '../../../../client/words/fact-names.ts';
import { ADDITION, checkedRow, classOf, DAY, roundOf, roundRow, seatRow } from './results.ts';

const [FIRST, SECOND] = [roundOf(ADDITION, 1), roundOf(ADDITION, 2)];
const SEATS = [seatRow(1, 'Ada'), seatRow(2, 'Ben'), seatRow(3, '=Cem'), seatRow(4, 'Dan')];

function row(id: string, seat: number, more: Partial<ResultRow>): ResultRow {
  return { ...ROW, id, round: FIRST.code, seat, atMs: 1_000, day: DAY, right: 18, asked: 20, ms: 65_400, isCalm: false, ...more };
}

const CHECKED = { checked: { texts: ['TF'], evidence: '' } };
const DATA = classOf(
  SEATS,
  [roundRow(FIRST, { closedMs: 5_000 }), roundRow(SECOND, { madeMs: 2 })],
  [
    row('a', 1, CHECKED),
    row('b', 1, { ...CHECKED, round: SECOND.code, right: 10, ms: 100_000, isCalm: true }),
    row('c', 2, { right: 20, ms: 40_000 }),
    row('d', 2, { ...CHECKED, round: SECOND.code, right: 20, ms: 50_000, day: DAY + 1 }),
    row('e', 3, { ...CHECKED, right: 5, atMs: 6_000 }),
    row('f', 3, { ...CHECKED, round: SECOND.code, right: 6 }),
    row('g', 3, { ...CHECKED, round: SECOND.code, right: 7 }),
  ],
);

const marks = (seat: number) =>
  tableOf(DATA, 'seat')
    .find((each) => each.seat === seat)
    ?.cells.map((cell) => cell.marks);

describe('The table of a class', () => {
  it('is the sum of what counts, by hand', () => {
    expect(tableOf(DATA, 'seat').map(({ right, asked, timed, played }) => [right, asked, timed?.ms, played])).toEqual([
      [18 + 10, 40, 65_400 + 100_000, 2],
      [20 + 20, 40, 40_000 + 50_000, 2],
      [5, 20, 65_400, 1],
      [0, 0, undefined, 0],
    ]);
  });

  it('marks what is typed, calm, late, not read and to be chosen', () => {
    expect([1, 2, 3, 4].map(marks)).toEqual([
      [[], ['calm']],
      [['typed'], ['late']],
      [['late'], ['choose']],
      [['not_read'], ['not_read']],
    ]);
  });

  it('never calls a sheet of paper late, which is marked when there is time for it', () => {
    const sheet = row('s', 4, { day: DAY + 3, atMs: 9_000_000, paper: { wrong: [0] } });
    const rows = tableOf({ ...DATA, results: [...DATA.results, sheet] }, 'seat');
    expect(rows.find(({ seat }) => seat === 4)?.cells[0]?.marks).toEqual(['paper']);
  });

  it('counts the result that was chosen of two', () => {
    const chosen = { ...DATA, results: DATA.results.map((each) => (each.id === 'g' ? { ...each, isChosen: true as const } : each)) };
    const cell = tableOf(chosen, 'seat').find(({ seat }) => seat === 3)?.cells[1];
    expect([cell?.counts?.right, cell?.results.length, cell?.marks]).toEqual([7, 2, []]);
  });

  it('has no time of what was on paper: neither in its sums nor in its order, nor as a file', () => {
    const rounds = [roundRow(FIRST), roundRow(SECOND, { madeMs: 2 })];
    const onPaper = (id: string, seat: number, round: string) => row(id, seat, { round, right: 17, ms: 0, paper: { wrong: [1, 4, 9] } });
    const data = classOf(SEATS, rounds, [
      onPaper('a', 1, FIRST.code),
      row('b', 1, { ...CHECKED, round: SECOND.code, right: 10, ms: 100_000 }),
      row('c', 2, { ...CHECKED, ms: 120_000 }),
      onPaper('d', 3, FIRST.code),
    ]);
    const rows = tableOf(data, 'seat');
    expect(rows.map(({ right, asked, timed }) => [right, asked, timed])).toEqual([
      [27, 40, { ms: 100_000, asked: 20 }],
      [18, 20, { ms: 120_000, asked: 20 }],
      [17, 20, undefined],
      [0, 0, undefined],
    ]);
    expect(rows.map(({ cells }) => cells[0]?.marks)).toEqual([['paper'], [], ['paper'], ['not_read']]);
    expect(tableOf(data, 'time').map(({ seat }) => seat)).toEqual([2, 1, 3, 4]);
    expect(tableAsCsv(rows, rounds).trimEnd().split('\r\n').slice(1)).toEqual([
      '1,Ada,17,20,,on paper,10,20,1:40,,27,40,1:40',
      '2,Ben,18,20,2:00,,,,,not read,18,20,2:00',
      `3,'=Cem,17,20,,on paper,,,,not read,17,20,`,
      '4,Dan,,,,not read,,,,not read,,,',
    ]);
  });

  it('is ordered by seat, by name, by who has fewest right and by who takes longest; nobody who did not play comes before who did', () => {
    const order = (by: Parameters<typeof tableOf>[1]) => tableOf(DATA, by).map(({ seat }) => seat);
    expect([order('seat'), order('name'), order('right'), order('time')]).toEqual([
      [1, 2, 3, 4],
      [3, 1, 2, 4],
      [3, 1, 2, 4],
      [1, 3, 2, 4],
    ]);
  });

  it('is the same as a file for spreadsheets, in the order of the screen, and no name is a formula there', () => {
    const lines = tableAsCsv(tableOf(DATA, 'right'), DATA.rounds).trimEnd().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^\uFEFFSeat,Pupil,Speed Math 2024-10-04: right,/);
    expect(lines.slice(1)).toEqual([
      `3,'=Cem,5,20,1:05,late,,,,choose one,5,20,1:05`,
      '1,Ada,18,20,1:05,,10,20,1:40,calm,28,40,2:45',
      '2,Ben,20,20,0:40,typed,20,20,0:50,late,40,40,1:30',
      '4,Dan,,,,not read,,,,not read,,,',
    ]);
  });
});

describe('The facts of a class', () => {
  const results = [1, 2, 3].flatMap((seat) => [FIRST, SECOND].map((round) => checkedRow(round, seat, `pupil ${seat}`)));
  const data = classOf(SEATS, [roundRow(FIRST), roundRow(SECOND, { madeMs: 2 })], results);
  const facts = factsOf(data, DAY);

  /** Sums by hand, from the evidence of each result. */
  const byHand = (fact: number, seats: readonly number[]) =>
    results
      .filter(({ seat }) => seats.includes(seat))
      .flatMap(({ checked }) => unpackSession(checked?.evidence ?? ''))
      .filter((entry) => entry.fact === fact)
      .reduce((sum, { answers, right }) => ({ answers: sum.answers + answers, wrong: sum.wrong + answers - right }), {
        answers: 0,
        wrong: 0,
      });

  it('are those of checked results, and their sums are those by hand, for the class and for each pupil', () => {
    expect(facts.length).toBeGreaterThan(10);
    for (const { fact, all, seats } of facts) {
      expect({ answers: all.answers, wrong: all.wrong }, factName(fact)).toEqual(byHand(fact, [1, 2, 3]));
      for (const [seat, { answers, wrong }] of seats) expect({ answers, wrong }).toEqual(byHand(fact, [seat]));
    }
  });

  it('say nothing from fewer than three answers but how many there are', () => {
    const sums = facts.flatMap(({ all, seats }) => [all, ...seats.values()]);
    const thin = sums.filter(({ answers }) => answers < 3);
    expect(thin.length).toBeGreaterThan(0);
    expect(thin.every(({ isThin, ms }) => isThin && ms === undefined)).toBe(true);
    expect(sums.filter(({ answers }) => answers >= 3).every(({ isThin }) => !isThin)).toBe(true);
  });

  it('begin with those that need most, and end with those of which too little is known', () => {
    const enough = facts.filter(({ all }) => !all.isThin);
    expect(facts.slice(0, enough.length)).toEqual(enough);
    const shares = enough.filter(({ mistakes, slow }) => mistakes + slow === 0).map(({ all }) => all.wrong / all.answers);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });

  it('count what was wrong on paper, and know no time of it', () => {
    const paper = paperRound(FIRST.code);
    if (!paper) throw new Error('no paper');
    const wrong = [0, 5, 11];
    const sheet = { ...paperResult(FIRST.code, 1, paper.problems.length, wrong), atMs: 1_000, day: DAY };
    const told = factsOf(classOf(SEATS, [roundRow(FIRST)], [sheet]), DAY);
    const entries = unpackSession(paperEvidence(paper, wrong));
    const sum = (of: 'answers' | 'right') => entries.reduce((total, entry) => total + entry[of], 0);
    expect(told.reduce((total, { all }) => total + all.answers, 0)).toBe(sum('answers'));
    expect(told.reduce((total, { all }) => total + all.wrong, 0)).toBe(sum('answers') - sum('right'));
    expect(told.reduce((total, { all }) => total + all.wrong, 0)).toBeGreaterThan(0);
    expect(told.every(({ all, slow }) => all.ms === undefined && slow === 0)).toBe(true);
    expect(factsOf(classOf(SEATS, [roundRow(FIRST)], [{ ...sheet, round: 'ZZZZZZZZ' }]), DAY)).toEqual([]);
  });

  it('leave out what was typed, and what the teacher has not chosen', () => {
    const typed = results.map((result) => {
      const { checked: _, ...rest } = result;
      return rest;
    });
    expect(factsOf({ ...data, results: typed }, DAY)).toEqual([]);
    const two = [checkedRow(FIRST, 1, 'one'), checkedRow(FIRST, 1, 'other')];
    expect(factsOf({ ...data, results: two }, DAY)).toEqual([]);
  });
});
