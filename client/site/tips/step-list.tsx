import type { Step } from './step.ts';
import css from './technique.module.css';

interface StepListProps {
  readonly steps: readonly Step[];
}

/** The lines of a calculation below one another. The last one has the answer. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className={css['steps']}>
      {steps.map(({ left, value }) => (
        <li key={left} className={css['step']}>
          <span className={css['left']}>{left}</span> = <span>{value}</span>
        </li>
      ))}
    </ol>
  );
}
