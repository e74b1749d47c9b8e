import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useToday } from '../../device/use-today.ts';
import { Button } from '../../ui/button/button.tsx';
import { pressAgain } from '../../ui/form/press-again.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import * as words from '../../words/en/classroom/roster.ts';
import { MOST } from '../storage/class-rows.ts';
import type { Change } from './classes-here.ts';
import { decodeRoster, MOST_CHARACTERS, namesIn, readRoster, type Roster } from './roster.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';

interface RosterFormProps {
  /** How many seats there are. */
  readonly taken: number;
  readonly change: Change;
}

/** So many of the names are shown before they are taken. */
const SHOWN_NAMES = 4;
/** A wider file shows its first columns. */
const MOST_COLUMNS = 12;

/** New seats from a pasted list or a file: what was read is shown before it is taken. */
export function RosterForm({ taken, change }: RosterFormProps) {
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<{ readonly column?: number; readonly hasHeading?: boolean }>({});
  const [error, setError] = useState<string>();
  const today = useToday();
  const isTooLarge = text.length > MOST_CHARACTERS;
  const roster = text.trim() === '' || isTooLarge ? undefined : readRoster(text, words.headings);
  const column = choice.column ?? roster?.column ?? 0;
  const hasHeading = choice.hasHeading ?? roster?.hasHeading ?? false;
  const names = roster ? namesIn(roster, column, hasHeading) : [];
  const room = MOST.seats - taken;

  const show = (next: string) => {
    setText(next);
    setChoice({});
    setError(undefined);
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isTooLarge) return setError(words.tooLarge);
    if (names.length === 0) return setError(words.noNames);
    if (names.length > room) return setError(words.tooLong(names.length, room));
    const added = await change((store) => store.addSeats(names, today));
    if (added && !added.ok) return setError(words.tooLong(names.length, added.error));
    if (added) show('');
  };

  return (
    <section className={ui['column3']} aria-labelledby="add-pupils">
      <h3 id="add-pupils" className={css['subtitle']}>
        {words.add}
      </h3>
      <form className={ui['column4']} onSubmit={(event) => void add(event)}>
        <TextArea
          label={words.names}
          hint={words.onlyHere}
          rows={6}
          autoComplete="off"
          spellCheck={false}
          value={text}
          error={isTooLarge ? words.tooLarge : error}
          onChange={(event) => show(event.target.value)}
        />
        <FileButton onText={show} onRefused={() => setError(words.unreadable)} />
        {roster && (
          <Preview
            roster={roster}
            column={column}
            hasHeading={hasHeading}
            onColumn={(next) => setChoice({ ...choice, column: next })}
            onHeading={(next) => setChoice({ ...choice, hasHeading: next })}
          />
        )}
        {names.length > room && !error && <Banner tone="wrong">{words.tooLong(names.length, room)}</Banner>}
        <div>
          <Button type="submit" variant={names.length > 0 ? 'primary' : 'quiet'}>
            {names.length > 0 ? words.addThese(names.length) : words.add}
          </Button>
        </div>
      </form>
    </section>
  );
}

function FileButton({ onText, onRefused }: { readonly onText: (text: string) => void; readonly onRefused: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    // Two bytes a character at most, and some more is seen as too long.
    const bytes = await file
      .slice(0, 2 * MOST_CHARACTERS + 4)
      .arrayBuffer()
      .catch(() => undefined);
    if (bytes) onText(decodeRoster(new Uint8Array(bytes)));
    else onRefused();
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        hidden
        onChange={(event) => void choose(event)}
      />
      <Button onClick={() => input.current?.click()}>{words.file}</Button>
    </div>
  );
}

interface PreviewProps {
  readonly roster: Roster;
  readonly column: number;
  readonly hasHeading: boolean;
  readonly onColumn: (column: number) => void;
  readonly onHeading: (hasHeading: boolean) => void;
}

/** What was read, and which column has the names, if there are several. */
function Preview({ roster, column, hasHeading, onColumn, onHeading }: PreviewProps) {
  const { lines, columns } = roster;
  const names = namesIn(roster, column, hasHeading);
  const shown = Array.from({ length: Math.min(columns, MOST_COLUMNS) }, (_, at) => at);
  return (
    <div className={ui['column3']}>
      {columns > 1 && (
        <>
          <Segments
            legend={words.column}
            columns={shown.length > 2 ? 3 : 2}
            options={shown.map((at) => ({
              value: String(at),
              label: lines[0]?.[at] || words.columnNo(at + 1),
              hint: lines[1]?.[at],
            }))}
            value={String(column)}
            onChange={(next) => onColumn(Number(next))}
          />
          <label className={css['check']}>
            <input ref={pressAgain} type="checkbox" checked={hasHeading} onChange={(event) => onHeading(event.target.checked)} />
            <span>{words.heading}</span>
          </label>
        </>
      )}
      <output className={ui['note']}>{words.found(names.length, names.slice(0, SHOWN_NAMES))}</output>
    </div>
  );
}
