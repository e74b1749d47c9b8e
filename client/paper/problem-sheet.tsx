import type { ReactNode } from 'react';
import { problemsOf, writeSheet, type Sheet } from '../../shared/games/practice/sheet.ts';
import type { Question } from '../../shared/games/practice/v1/question.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { inFours } from '../text/fours.ts';
import { classes } from '../ui/classes.ts';
import { SHEET } from '../window/linked-sheet.ts';
import * as words from '../words/en/paper/print.ts';
import { printed } from '../words/en/practice/problem.ts';
import css from './paper.module.css';

interface ProblemSheetProps {
  readonly sheet: Sheet;
  readonly withAnswers: boolean;
}

/** A sheet of problems with a line for the name, and one with their answers if these are asked for. */
export function ProblemSheet({ sheet, withAnswers }: ProblemSheetProps) {
  const problems = problemsOf(sheet);
  const code = inFours(sheet.code).join(' ');
  const link = `${location.origin}/practice/print#${SHEET}=${writeSheet(sheet)}`;
  return (
    <>
      <section className={css['leaf']} aria-label={words.problems}>
        <div className={css['head']}>
          <p className={css['name']}>
            {words.nameLine} <span className={css['line']} />
          </p>
          <Code code={code} />
          <div className={css['qr']}>
            <QrCode text={link} label={words.scan} />
          </div>
        </div>
        <Problems problems={problems} Behind={Blank} />
      </section>
      {withAnswers && (
        <section className={css['leaf']} aria-label={words.answers}>
          <div className={css['head']}>
            <h2 className={css['name']}>{words.answers}</h2>
            <Code code={code} />
          </div>
          <Problems problems={problems} Behind={Answer} />
        </section>
      )}
    </>
  );
}

const Code = ({ code }: { readonly code: string }) => (
  <p className={css['code']}>
    {words.code} <b>{code}</b>
  </p>
);

const Blank = () => <span className={css['blank']} />;
const Answer = ({ answer }: Pick<Question, 'answer'>) => <b>{answer}</b>;

interface ProblemsProps {
  readonly problems: readonly Question[];
  readonly Behind: (problem: Pick<Question, 'answer'>) => ReactNode;
}

/** They never change their order within a sheet. */
const Problems = ({ problems, Behind }: ProblemsProps) => (
  <ol className={classes(css['problems'], problems.length > 20 && css['many'])}>
    {problems.map((problem, i) => (
      <li key={`${i} ${problem.fact}`}>
        <span>{words.asked(printed(problem))}</span>
        <Behind answer={problem.answer} />
      </li>
    ))}
  </ol>
);
