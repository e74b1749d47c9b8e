import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from './files.ts';

/** The heading of a bench in docs/performance.md: "## V1: First visit", "### V1-floor". */
const HEADING = /^###? ((?:V\d+(?:-\w+)?|L\d+|posts|panel))(?::|$)/;
const MEASURED = /^Measured on (\d{4}-\d\d-\d\d) at `[\da-f]{7}`/m;
const BENCH = /(?:: Bench = \{\s*id: |\bconst ID = )'([^']+)'/g;

interface Section {
  readonly id: string;
  readonly date: string;
  readonly figures: readonly string[];
}

/** The cells of a table's rows, without its head. */
const cellsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:---|figure|page|date|bench|\*goal\*)/.test(line))
    .map((line) => line.slice(2).split(' | '));

const sections: readonly Section[] = readFileSync('docs/performance.md', 'utf8')
  .split(/^(?=##)/m)
  .flatMap((text) => {
    const id = HEADING.exec(text.split('\n')[0] ?? '')?.[1];
    return id === undefined ? [] : [{ id, date: MEASURED.exec(text)?.[1] ?? '', figures: cellsOf(text).map(([name = '']) => name) }];
  });

const history = cellsOf(readFileSync('docs/performance-history.md', 'utf8'));

test('every bench has its newest figures in docs/performance.md, each once', () => {
  const benches = filesIn('tests/bench')
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(BENCH)].map(([, id = '']) => id));
  expect(benches.length).toBeGreaterThan(25);
  expect(sections.map(({ id }) => id).toSorted()).toEqual(benches.toSorted());
  expect(sections.filter(({ date, figures }) => date === '' || figures.length === 0)).toEqual([]);
  expect(sections.filter(({ figures }) => new Set(figures).size < figures.length)).toEqual([]);
});

test('the history of figures goes back in time and has none that is newer than docs/performance.md', () => {
  expect(history.length).toBeGreaterThan(1_000);
  const dates = history.map(([date = '']) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const newest = new Map(sections.map(({ id, date }) => [id, date]));
  const newer = history.filter(([date = '', , , figure = '']) => date > (newest.get(figure.split(' ')[0] ?? '') ?? ''));
  expect(newer).toEqual([]);
});
