import { columnsOf } from './columns.ts';
import css from './preview.module.css';

interface PreviewProps {
  readonly count: number;
  readonly digits: number;
}

/** A small picture of the round: a sheet for each number, a dot for each digit. The sentence above Start says the same. */
export function Preview({ count, digits }: PreviewProps) {
  return (
    <div className={css['preview']} data-columns={columnsOf(count)} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // A sheet's place in the row is its identity.
        <span key={place} className={css['sheet']}>
          {Array.from({ length: digits }, (_slot, slot) => (
            <i key={slot} className={css['dot']} />
          ))}
        </span>
      ))}
    </div>
  );
}
