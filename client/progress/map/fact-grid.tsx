import { useRef, useState, type KeyboardEvent } from 'react';
import type { FactId } from '../../../shared/memory/facts.ts';
import type { LearningState } from '../../../shared/memory/known-fact.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import * as facts from '../../words/en/map/facts.ts';
import * as words from '../../words/en/map/grids.ts';
import css from './fact-grid.module.css';
import type { Grid, Place } from './grids.ts';
import { OPERATION_NAMES, type MapFact } from './map-data.ts';
import { moved } from './moves.ts';
import { StateMark } from './state-mark.tsx';
import { NOTHING_TYPED, placeTyped, typedAfter, type Typed } from './typed-problem.ts';

/** What is typed after a longer pause is the next problem, in ms. */
const PAUSE_MS = 2_000;

interface FactGridProps {
  readonly grid: Grid;
  readonly facts: ReadonlyMap<FactId, MapFact>;
  /** The place that was pressed last, of a fact or of a head. */
  readonly chosen: Place | undefined;
  /** The state whose squares stand out. */
  readonly shown: LearningState | undefined;
  readonly onChoose: (place: Place) => void;
}

const isSame = (one: Place | undefined, other: Place): boolean => one?.row === other.row && one.column === other.column;

/**
 * A table of facts as squares. One of its squares or heads can be reached by Tab; from there arrows, Home, End and a typed problem lead to
 * the others.
 */
export function FactGrid({ grid, facts: known, chosen, shown, onChoose }: FactGridProps) {
  const { operation, numbers } = grid;
  const { at, setAt, onKeyDown } = useRoving(grid);
  const square = (place: Place) => ({
    'data-place': `${place.row} ${place.column}`,
    tabIndex: isSame(at, place) ? 0 : -1,
    'aria-pressed': isSame(chosen, place),
    onFocus: () => setAt(place),
    onClick: () => onChoose(place),
  });
  const head = (place: Place, name: string, number: number) => (
    <button type="button" className={css['head']} aria-label={name} {...square(place)}>
      {number}
    </button>
  );
  return (
    <div className={css['scroll']}>
      {/* A grid is a table in which arrows lead from square to square. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table className={css['table']} role="grid" onKeyDown={onKeyDown}>
        <VisuallyHidden as="caption">{`${OPERATION_NAMES[operation]}. ${words.howToRead[operation]} ${words.keys}`}</VisuallyHidden>
        <thead>
          <tr>
            <td className={css['corner']}>
              <span aria-hidden="true">{facts.signs[operation]}</span>
            </td>
            {numbers.map((column) => (
              <th key={column} scope="col">
                {head({ row: 0, column }, words.columns[operation](column), column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((row) => (
            <tr key={row}>
              <th scope="row">{head({ row, column: 0 }, words.rows[operation](row), row)}</th>
              {numbers.map((column) => {
                const fact = known.get(grid.factAt({ row, column }) ?? -1);
                return (
                  <td key={column}>
                    {fact && (
                      <button
                        type="button"
                        className={classes(css['square'], shown !== undefined && shown !== fact.state && css['faint'])}
                        {...square({ row, column })}
                      >
                        <VisuallyHidden>{fact.sentence}</VisuallyHidden>
                        <StateMark state={fact.state} />
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The one place that Tab leads to, and the keys that lead from it to others. */
function useRoving(grid: Grid) {
  const first = grid.numbers[0] ?? 1;
  const [at, setAt] = useState<Place>({ row: first, column: first });
  const typed = useRef<{ readonly keys: Typed; readonly atMs: number }>({ keys: NOTHING_TYPED, atMs: 0 });

  function placeOfKey({ key, ctrlKey, timeStamp }: KeyboardEvent): Place | undefined {
    const to = moved(grid, at, key, ctrlKey);
    if (to || ctrlKey) return to;
    const { keys, atMs } = typed.current;
    const after = typedAfter(grid, timeStamp - atMs > PAUSE_MS ? NOTHING_TYPED : keys, key);
    typed.current = { keys: after ?? NOTHING_TYPED, atMs: timeStamp };
    return after && (placeTyped(grid, after) ?? at);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    if (event.altKey || event.metaKey) return;
    const to = placeOfKey(event);
    if (!to) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${to.row} ${to.column}"]`)?.focus();
  }

  return { at, setAt, onKeyDown };
}
