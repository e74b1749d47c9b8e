import type { ReactNode } from 'react';
import * as words from '../../words/en/ui/leaf.ts';
import { classes } from '../classes.ts';
import { QrCode } from '../qr-code.tsx';
import { About, Code } from './leaf-head.tsx';
import css from './leaf.module.css';

/** A problem as paper has it: its answer stands behind its text. */
interface LeafProblem {
  /** "7 × 8 =" */
  readonly text: string;
  readonly answer: number;
}

interface SheetLeavesProps {
  readonly problems: readonly LeafProblem[];
  readonly code: string;
  readonly qr: { readonly text: string; readonly label: string };
  readonly withAnswers: boolean;
  /** What it is about, above the problems: a line each. */
  readonly about?: readonly string[];
  /** Whether there is a line for the number of a seat, too. */
  readonly hasSeat?: boolean;
}

/** By how many characters the longest problem has at most: how many columns there are, and how many have room on a leaf. */
const LAYOUTS = [
  { longest: 11, columns: 3, most: 60 },
  // "x − 345 = 1023, x ="
  { longest: 22, columns: 2, most: 40 },
  // Words, which may take two lines.
  { longest: Infinity, columns: 2, most: 24 },
] as const;
type Layout = (typeof LAYOUTS)[number];

const WORDS: Layout = LAYOUTS[2];

/** From so many on, and of so many characters, they are smaller; and then smaller again. */
const FEW = { problems: 20, characters: 9 };
const MANY = 40;

/** The problems of each leaf, as many on one as on another. */
function leavesOf(problems: readonly LeafProblem[], most: number): readonly (readonly LeafProblem[])[] {
  const count = Math.ceil(problems.length / most);
  const size = Math.ceil(problems.length / count);
  return Array.from({ length: count }, (_, leaf) => problems.slice(leaf * size, (leaf + 1) * size));
}

/** Problems with a line for the name, on as many leaves as they need, and the same with their answers if these are asked for. */
export function SheetLeaves({ problems, code, qr, withAnswers, about = [], hasSeat = false }: SheetLeavesProps) {
  const longest = Math.max(...problems.map(({ text }) => text.length));
  const layout = LAYOUTS.find((each) => longest <= each.longest) ?? WORDS;
  const leaves = leavesOf(problems, layout.most);
  const size = sizeOf(layout, leaves[0]?.length ?? 0, longest);
  const first = (leaf: number) => leaves.slice(0, leaf).reduce((sum, { length }) => sum + length, 1);
  const label = (name: string, leaf: number) => words.page(name, leaf + 1, leaves.length);
  return (
    <>
      {leaves.map((some, leaf) => (
        <section key={first(leaf)} className={css['leaf']} aria-label={label(words.problems, leaf)}>
          <div className={css['head']}>
            <p className={css['name']}>
              {words.nameLine} <span className={css['line']} />
            </p>
            {hasSeat && (
              <p className={css['seat']}>
                {words.seatLine} <span className={css['line']} />
              </p>
            )}
            <Code code={code} />
            <div className={css['qr']}>
              <QrCode text={qr.text} label={qr.label} />
            </div>
          </div>
          <About lines={about} />
          <Problems problems={some} from={first(leaf)} columns={layout.columns} size={size} Behind={Blank} />
        </section>
      ))}
      {withAnswers &&
        leaves.map((some, leaf) => (
          <section key={first(leaf)} className={css['leaf']} aria-label={label(words.answers, leaf)}>
            <div className={css['head']}>
              <h2 className={css['name']}>{words.answers}</h2>
              <Code code={code} />
            </div>
            <About lines={about} />
            <Problems problems={some} from={first(leaf)} columns={layout.columns} size={size} Behind={Answer} />
          </section>
        ))}
    </>
  );
}

const Blank = () => <span className={css['blank']} />;
const Answer = ({ answer }: Pick<LeafProblem, 'answer'>) => <b>{answer}</b>;

interface ProblemsProps {
  readonly problems: readonly LeafProblem[];
  /** The number of the first one. */
  readonly from: number;
  readonly columns: 2 | 3;
  readonly size: string | undefined;
  readonly Behind: (problem: Pick<LeafProblem, 'answer'>) => ReactNode;
}

function sizeOf(layout: Layout, count: number, longest: number): string | undefined {
  if (count > MANY || layout === WORDS) return css['crowded'];
  return count > FEW.problems || longest > FEW.characters ? css['many'] : undefined;
}

/** They never change their order within a sheet. */
const Problems = ({ problems, from, columns, size, Behind }: ProblemsProps) => (
  <ol className={classes(css['problems'], size)} start={from} data-columns={columns}>
    {problems.map(({ text, answer }, i) => (
      <li key={`${i} ${text}`}>
        <span>{text}</span>
        <Behind answer={answer} />
      </li>
    ))}
  </ol>
);
