import { useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { AnswerField } from './answer-field.tsx';
import { StepList } from './step-list.tsx';
import type { Technique } from './technique.ts';
import css from './technique.module.css';

export interface YourTurnProps {
  readonly technique: Technique;
}

/** Problems for the reader, one after the other, each with its way to the answer. */
export function YourTurn({ technique: { name, problems, steps } }: YourTurnProps) {
  const [, ...own] = problems;
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const problem = own[at % own.length] ?? own[0];
  function another(): void {
    setAt(at + 1);
    field.current?.focus();
  }
  return (
    <div className={css['turn']}>
      <h4 className={css['turnTitle']}>Your turn</h4>
      <AnswerField key={`answer ${at}`} problem={problem} inputRef={field} />
      <details key={`way ${at}`} className={css['way']}>
        <summary className={css['summary']}>Show the way</summary>
        <StepList steps={steps(problem)} />
      </details>
      <Button className={css['another']} aria-label={`Another one: ${name}`} onClick={another}>
        Another one
      </Button>
    </div>
  );
}
