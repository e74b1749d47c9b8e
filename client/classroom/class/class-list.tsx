import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { shownLine } from '../../../shared/shown-text.ts';
import { cutWhole } from '../../../shared/graphemes.ts';
import { useStoredRead } from '../../device/use-stored.ts';
import { useToday } from '../../device/use-today.ts';
import { Loading, Retry } from '../../progress/stored/loading.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { SheetLink, Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/classroom/class.ts';
import { endOf } from '../storage/classes.ts';
import { classes, tried } from './classes-here.ts';
import { takeFile, type Taken } from './class-file.ts';
import { Ending } from './ending.tsx';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';

const MOST_CLASSES = 40;
const NAME_MAX = 40;

/** The classes of this device, a new one, and one from a file. */
export function ClassList() {
  const today = useToday();
  const { value: all, refused, again } = useStoredRead(() => classes().list(), 'classes');
  const over = useTidied(today);
  if (!all) return refused ? <Retry onRetry={again} /> : <Loading />;
  return (
    <div className={ui['column5']}>
      {over.map((name) => (
        <Banner key={name}>{words.over(name)}</Banner>
      ))}
      {all.map(({ id, name, ...age }) => {
        const end = endOf(age, today);
        return end !== undefined && <Ending key={id} id={id} name={name} end={end} today={today} />;
      })}
      {all.length === 0 ? (
        <p className={ui['soft']}>{words.none}</p>
      ) : (
        <ul className={css['cards']} aria-label={words.title}>
          {all.map(({ id, name, seats, lastDay }) => (
            <li key={id}>
              <SheetLink to="/class" search={{ id }} className={css['card']}>
                <span className={css['cardName']}>{name}</span>
                <span className={ui['note']}>{words.seats(seats)}</span>
                <span className={ui['note']}>{words.lastOn(lastDay)}</span>
              </SheetLink>
            </li>
          ))}
        </ul>
      )}
      <NewClass isFull={all.length >= MOST_CLASSES} />
      <FromFile />
      <p className={ui['note']}>{words.kept}</p>
    </div>
  );
}

/** Erases what has been kept long enough, and says what went. */
function useTidied(today: number): readonly string[] {
  const [over, setOver] = useState<readonly string[]>([]);
  useEffect(() => {
    void tried(() => classes().tidy(today)).then((names) => names && names.length > 0 && setOver(names));
  }, [today]);
  return over;
}

function NewClass({ isFull }: { readonly isFull: boolean }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const today = useToday();
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const shown = shownLine(name);
    if (shown === '' || isFull) return setError(isFull ? words.tooMany : words.noName);
    const id = await tried(() => classes().make(shown, today));
    if (id !== undefined) await navigate({ to: '/class', search: { id, show: 'pupils' } });
  };
  return (
    <Sheet as="section" aria-labelledby="new-class">
      <form className={css['form']} onSubmit={(event) => void make(event)}>
        <h2 id="new-class" className={css['subtitle']}>
          {words.newClass}
        </h2>
        <Field
          label={words.className}
          hint={words.aboutName}
          value={name}
          autoComplete="off"
          error={error}
          onChange={(event) => {
            setError(undefined);
            setName(cutWhole(event.target.value, NAME_MAX));
          }}
        />
        <Button type="submit" variant="primary">
          {words.make}
        </Button>
      </form>
    </Sheet>
  );
}

const takenText = ({ name, leftOut, erased }: Taken): string => `${words.taken(name, leftOut)} ${words.erasedToo(erased)}`.trim();

function FromFile() {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ readonly tone: 'right' | 'wrong'; readonly text: string }>();
  const [checked, setChecked] = useState<{ readonly count: number; readonly of: number }>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setSaid(undefined);
    setChecked({ count: 0, of: 0 });
    const taken = await tried(() => takeFile(file, (count, of) => setChecked({ count, of }))).finally(() => setChecked(undefined));
    if (taken) setSaid(taken.ok ? { tone: 'right', text: takenText(taken.value) } : { tone: 'wrong', text: words.refusals[taken.error] });
  };
  return (
    <section className={ui['column3']} aria-labelledby="class-from-file">
      <h2 id="class-from-file" className={css['subtitle']}>
        {words.fromFile}
      </h2>
      <p className={ui['note']}>{words.aboutFile}</p>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={(event) => void choose(event)} />
      <div>
        <Button busy={checked !== undefined} onClick={() => input.current?.click()}>
          {words.chooseFile}
        </Button>
      </div>
      {checked && checked.of > 0 && (
        <>
          <ProgressBar tone="ink" label={words.checking} value={checked.count / checked.of} />
          <p className={ui['note']}>{words.checked(checked.count, checked.of)}</p>
        </>
      )}
      {said && <Banner tone={said.tone}>{said.text}</Banner>}
    </section>
  );
}
