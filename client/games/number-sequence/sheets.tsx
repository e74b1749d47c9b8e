import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { JudgedRound, NumberSequenceState } from '../../../shared/games/number-sequence/v1/rules.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { columnsOf } from './columns.ts';
import { digitAt } from './entry.ts';
import type { EntryRun, EntrySnapshot } from './entry-run.ts';
import { counted, spelled } from './texts.ts';
import css from './sheets.module.css';

export interface SheetsProps {
  readonly snapshot: EntrySnapshot;
  readonly point: EntryRun['point'];
}

/** The numbers of a round on a sheet each: shown, turned over, written on, judged. The sheets stay, what is on them changes. */
export function Sheets({ snapshot, point }: SheetsProps) {
  const { state, entry } = snapshot;
  const { digits, count } = state.config;
  const writing = state.phase === 'input';
  const field = useFieldFocus(writing, entry.index);
  return (
    <div key={state.judged.length} className={css['grid']} data-columns={columnsOf(count)} data-digits={digits}>
      {state.numbers.map((_, index) => {
        const current = writing && index === entry.index;
        return (
          <button
            key={index}
            ref={current ? field : undefined}
            type="button"
            data-field=""
            className={classes(css['sheet'], css[state.phase], current && css['current'])}
            tabIndex={writing ? 0 : -1}
            aria-label={labelOf(snapshot, index)}
            aria-disabled={writing ? undefined : true}
            aria-current={current || undefined}
            onFocus={() => writing && index !== entry.index && point(index)}
            onPointerDown={(event) => {
              event.preventDefault();
              point(index, slotUnder(event));
            }}
            onClick={(event) => isWithoutPointer(event) && point(index)}
          >
            <span className={css['turner']}>
              <Front key={current ? snapshot.refused : 0} snapshot={snapshot} index={index} />
              <Mark snapshot={snapshot} index={index} />
              <span className={css['back']} />
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** A click that no pointer made: by a key or a screen reader. */
const isWithoutPointer = (event: MouseEvent): boolean => event.detail === 0;

function slotUnder({ target }: PointerEvent): number | undefined {
  const slot = target instanceof Element ? target.closest('[data-slot]')?.getAttribute('data-slot') : null;
  return slot === null || slot === undefined ? undefined : Number(slot);
}

/** The focus goes with the pencil, so that a screen reader says which number is next. */
function useFieldFocus(writing: boolean, index: number) {
  const field = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (writing) field.current?.focus({ preventScroll: true });
  }, [writing, index]);
  return field;
}

/** The round whose review is on screen. */
const reviewed = ({ phase, judged }: NumberSequenceState): JudgedRound | undefined => (phase === 'review' ? judged.at(-1) : undefined);

function labelOf({ state, entry }: EntrySnapshot, index: number): string {
  const { digits, count } = state.config;
  const number = state.numbers[index] ?? 0;
  const name = `Number ${index + 1} of ${count}`;
  const round = reviewed(state);
  if (round) {
    const given = round.given[index];
    if (given === number) return `${name}: ${spelled(number)}, right`;
    return `${name}: ${spelled(number)}, wrong, ${given === null || given === undefined ? 'not entered' : `you typed ${spelled(given)}`}`;
  }
  if (state.phase === 'memorize') return `${name}: ${spelled(number)}`;
  if (state.phase === 'ready') return name;
  const written = (entry.slots[index] ?? '').trim();
  return `${name}, ${counted(digits, 'digit')}${written === '' ? '' : `: ${spelled(written)}`}`;
}

interface FrontProps {
  readonly snapshot: EntrySnapshot;
  readonly index: number;
}

function Front({ snapshot, index }: FrontProps) {
  const { state, entry } = snapshot;
  const round = reviewed(state);
  const number = String(state.numbers[index] ?? '');
  const given = round?.given[index];
  const right = given === state.numbers[index];
  const writing = state.phase === 'input';
  const refused = writing && index === entry.index && snapshot.refused > 0;
  return (
    <span className={classes(css['front'], round && (right ? css['right'] : css['wrong']), refused && css['refused'])}>
      {round && !right && <s className={css['given']}>{given ?? '–'}</s>}
      <span className={css['slots']}>
        {Array.from(number, (digit, slot) => {
          const here = writing && index === entry.index && slot === entry.slot;
          return (
            <span key={slot} data-slot={slot} className={classes(css['slot'], writing && css['open'], here && css['here'])}>
              {writing ? digitAt(entry, index, slot) : digit}
            </span>
          );
        })}
      </span>
    </span>
  );
}

/** The verdict on a number, stamped on its sheet. */
function Mark({ snapshot, index }: FrontProps) {
  const round = reviewed(snapshot.state);
  if (!round) return null;
  return (
    <span className={css['mark']}>
      <Icon name={round.given[index] === round.numbers[index] ? 'tick' : 'cross'} size="small" />
    </span>
  );
}
