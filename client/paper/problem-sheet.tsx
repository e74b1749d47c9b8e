import { problemsOf, writeSheet, type Sheet } from '../../shared/games/practice/sheet.ts';
import { SheetLeaves } from '../ui/leaf/sheet-leaves.tsx';
import { SHEET } from '../window/linked-sheet.ts';
import * as words from '../words/en/paper/print.ts';
import { printed } from '../words/en/practice/problem.ts';

interface ProblemSheetProps {
  readonly sheet: Sheet;
  readonly withAnswers: boolean;
}

/** A sheet of problems with a line for the name, and one with their answers if these are asked for. */
export const ProblemSheet = ({ sheet, withAnswers }: ProblemSheetProps) => (
  <SheetLeaves
    problems={problemsOf(sheet).map((problem) => ({ text: words.asked(printed(problem)), answer: problem.answer }))}
    code={sheet.code}
    qr={{ text: `${location.origin}/practice/print#${SHEET}=${writeSheet(sheet)}`, label: words.scan }}
    withAnswers={withAnswers}
  />
);
