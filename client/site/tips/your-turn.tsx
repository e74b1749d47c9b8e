import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import * as words from '../../words/en/site/technique.ts';
import { AnswerField } from './answer-field.tsx';
import { StepList } from './step-list.tsx';
import type { Technique } from './technique.ts';
import css from './technique.module.css';

interface YourTurnProps {
  readonly technique: Technique;
}

/** Problems for the reader, one after the other, each with its way to the answer. */
export function YourTurn({ technique: { name, problems, steps } }: YourTurnProps) {
  const [, ...own] = problems;
  const [at, setAt] = useState(0);
  const problem = own[at % own.length] ?? own[0];
  return (
    <div className={css['turn']}>
      <h4 className={css['turnTitle']}>{words.yourTurn}</h4>
      <AnswerField key={`answer-${at}`} problem={problem} takesFocus={at > 0} />
      <details key={`way-${at}`} className={css['way']}>
        <summary className={css['summary']}>{words.showWay}</summary>
        <StepList steps={steps(problem)} />
      </details>
      <Button className={css['another']} aria-label={words.anotherOf(name)} onClick={() => setAt(at + 1)}>
        {words.another}
      </Button>
    </div>
  );
}
