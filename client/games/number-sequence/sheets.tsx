import { useEffectEvent, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { NumberSequenceState } from '../../../shared/games/number-sequence/v1/rules.ts';
import { isWithoutPointer } from '../../play/input/press-at-once.ts';
import { say } from '../../play/run/sayings.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { columnsOf } from './columns.ts';
import type { EntryRun, EntrySnapshot } from './entry-run.ts';
import { spelled } from './texts.ts';
import * as words from '../../words/en/number-sequence/play.ts';
import css from './sheets.module.css';

interface SheetsProps {
  readonly snapshot: EntrySnapshot;
  readonly point: EntryRun['point'];
}

/** A sheet for each number of a round: shown, turned over, written on, then with its verdict. The elements stay, their content changes. */
export function Sheets({ snapshot, point }: SheetsProps) {
  const { state, entry, refused } = snapshot;
  const { digits, count } = state.config;
  const writing = state.phase === 'input';
  const field = useNextField(writing, snapshot);
  const round = state.phase === 'review' ? state.judged.at(-1) : undefined;
  return (
    <div key={state.judged.length} className={css['grid']} data-columns={columnsOf(count)} data-digits={digits}>
      {state.numbers.map((number, index) => {
        const current = writing && index === entry.index;
        return (
          <NumberSheet
            // A sheet's place in the grid is its identity.
            key={index}
            index={index}
            label={sheetName(snapshot, index)}
            phase={state.phase}
            characters={writing ? (entry.slots[index] ?? '') : String(number)}
            pencil={current ? entry.slot : null}
            refused={current ? refused : 0}
            given={round && (round.given[index] ?? null)}
            right={round?.given[index] === number}
            field={current ? field : undefined}
            point={point}
          />
        );
      })}
    </div>
  );
}

interface NumberSheetProps {
  readonly index: number;
  /** Its name for a screen reader. */
  readonly label: string;
  readonly phase: NumberSequenceState['phase'];
  /** The characters in its slots; a blank for an empty slot. */
  readonly characters: string;
  /** The slot where the pencil is, if it is on this sheet. */
  readonly pencil: number | null;
  readonly refused: number;
  /** During the review: what was entered, null for nothing. */
  readonly given: number | null | undefined;
  readonly right: boolean;
  readonly field: RefObject<HTMLButtonElement | null> | undefined;
  readonly point: EntryRun['point'];
}

/** Its props are plain values, so that a key press renders only the sheet that changes. */
function NumberSheet({ index, label, phase, characters, pencil, refused, given, right, field, point }: NumberSheetProps) {
  const writing = phase === 'input';
  return (
    <button
      ref={field}
      type="button"
      data-field=""
      data-scan="no"
      className={classes(css['sheet'], css[phase], pencil !== null && css['current'])}
      tabIndex={writing ? 0 : -1}
      aria-label={label}
      aria-disabled={writing ? undefined : true}
      aria-current={pencil !== null || undefined}
      onFocus={() => pencil === null && point(index)}
      onPointerDown={(event) => {
        event.preventDefault();
        point(index, slotUnder(event));
      }}
      onClick={(event) => isWithoutPointer(event) && point(index)}
    >
      <span className={css['turner']}>
        <span
          // A new key restarts the shake for each refusal.
          key={refused}
          className={classes(css['front'], given !== undefined && css[right ? 'right' : 'wrong'], refused > 0 && css['refused'])}
        >
          {given !== undefined && !right && <s className={css['given']}>{given ?? '–'}</s>}
          <Slots characters={characters} open={writing} pencil={pencil} />
        </span>
        {given !== undefined && (
          <span className={css['mark']}>
            <Icon name={right ? 'tick' : 'cross'} size="small" />
          </span>
        )}
        <span className={css['back']} />
      </span>
    </button>
  );
}

interface SlotsProps {
  readonly characters: string;
  /** Whether the slots can be written in. */
  readonly open: boolean;
  readonly pencil: number | null;
}

const Slots = ({ characters, open, pencil }: SlotsProps) => (
  <span className={css['slots']}>
    {Array.from(characters, (character, slot) => (
      <span key={slot} data-slot={slot} className={classes(css['slot'], open && css['open'], slot === pencil && css['here'])}>
        {character.trim()}
      </span>
    ))}
  </span>
);

function slotUnder({ target }: PointerEvent): number | undefined {
  const slot = target instanceof Element ? target.closest('[data-slot]')?.getAttribute('data-slot') : null;
  return slot === null || slot === undefined ? undefined : Number(slot);
}

/**
 * Says which number is next. The focus stays on the stage, for its move would break off what is still being said; only who has gone to a
 * sheet by Tab is led on from sheet to sheet.
 */
function useNextField(writing: boolean, { entry: { slots, index } }: EntrySnapshot) {
  const field = useRef<HTMLButtonElement>(null);
  const lead = useEffectEvent(() => {
    if (document.activeElement?.matches('[data-field]')) field.current?.focus();
    else say(words.nextSheet(index + 1, spelled((slots[index] ?? '').trim())), 'echo');
  });
  useLayoutEffect(() => {
    if (writing) lead();
  }, [writing, index]);
  return field;
}

/** The name of a sheet, with what is on it. */
export function sheetName({ state, entry }: EntrySnapshot, index: number): string {
  const { digits, count } = state.config;
  const place = index + 1;
  const number = state.numbers[index] ?? 0;
  switch (state.phase) {
    case 'memorize':
      return words.shownSheet(place, count, spelled(number));
    case 'ready':
      return words.sheet(place, count);
    case 'input': {
      const written = (entry.slots[index] ?? '').trim();
      return written === '' ? words.emptySheet(place, count, digits) : words.writtenSheet(place, count, digits, spelled(written));
    }
    case 'review':
    case 'over': {
      const given = state.judged.at(-1)?.given[index] ?? null;
      if (given === null) return words.missedSheet(place, count, spelled(number));
      if (given === number) return words.rightSheet(place, count, spelled(number));
      return words.wrongSheet(place, count, spelled(number), spelled(given));
    }
  }
}
