import { Suspense, useState, type FormEvent } from 'react';
import { useToday } from '../../device/use-today.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { chunk } from '../../window/chunk.tsx';
import * as words from '../../words/en/classroom/class-round.ts';
import type { ResultRow, RoundRow } from '../storage/class-rows.ts';
import type { ClassProps } from './classes-here.ts';
import { saidOf, type Said } from './brought-said.ts';
import { Reader, type Read } from './reader.ts';
import { figuresOf } from './said.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';

const QrReader = chunk(() => import('../camera/qr-reader.tsx'));

type Unseated = Extract<Read, { readonly kind: 'result' }>['row'];

/** Takes what a camera sees and what is typed into the class, and says what it was. */
function useBringIn({ data, change }: ClassProps, round: RoundRow) {
  const [reader] = useState(() => new Reader());
  const [said, setSaid] = useState<Said>();
  const [unseated, setUnseated] = useState<readonly Unseated[]>([]);
  const today = useToday();

  const put = async (read: Unseated, seat: number) => {
    const row: ResultRow = { ...read, seat, atMs: Date.now(), day: today };
    const name = data.seats.find((each) => each.seat === seat)?.nickname ?? '';
    const ofRound = data.rounds.find(({ code }) => code === row.round) ?? round;
    setSaid(saidOf(await change((store) => store.putResult(row)), row, name, ofRound, row.round !== round.code));
  };

  /** Resolves with what it was. */
  const take = async (text: string): Promise<Read['kind']> => {
    const read = reader.read(text, round.code, data);
    switch (read.kind) {
      case 'refused':
        setSaid({ tone: 'wrong', text: words.refusals[read.reason] });
        break;
      case 'part':
        setSaid({ tone: 'plain', text: words.part(read.have, read.of) });
        break;
      case 'newer': {
        const kept = await change((store) => store.putUnread(read.id, read.texts, Date.now()));
        setSaid({ tone: 'wrong', text: kept === 'full' ? words.unreadFull : words.newer });
        break;
      }
      case 'result': {
        const known = data.results.find(({ id }) => id === read.row.id);
        const seat = known?.seat ?? read.row.seat;
        if (data.seats.some((each) => each.seat === seat)) await put(read.row, seat);
        else setUnseated((before) => [...before.filter(({ id }) => id !== read.row.id), read.row]);
      }
    }
    return read.kind;
  };

  /** Reads once more what waited for an update. What still cannot be read waits on. */
  const takeUnread = async () => {
    for (const { id, texts } of data.unread) {
      let kind: Read['kind'] = 'newer';
      for (const text of texts) kind = await take(text);
      if (kind !== 'newer') await change((store) => store.eraseUnread(id));
    }
  };

  /** The teacher has said whose the first one without a seat is, or nobody's. */
  const seatFirst = async (seat: number | undefined) => {
    const [first, ...others] = unseated;
    setUnseated(others);
    if (first && seat !== undefined) await put(first, seat);
  };

  return { said, unseated: unseated[0], seatFirst, take, takeUnread };
}

/** Bringing in: characters that pupils read out, and texts of receipts. */
export function BringIn({ round, ...props }: ClassProps & { readonly round: RoundRow }) {
  const { seats, unread } = props.data;
  const { said, unseated, seatFirst, take, takeUnread } = useBringIn(props, round);
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    // Emptied at once, for the next one may be typed meanwhile. What was refused comes back, so that it can be mended.
    setText('');
    if ((await take(text)) === 'refused') setText((now) => (now === '' ? text : now));
  };
  return (
    <Sheet as="section" aria-labelledby="bring-in">
      <div className={ui['column4']}>
        <h3 id="bring-in" className={css['subtitle']}>
          {words.bringIn}
        </h3>
        <p className={ui['note']}>{words.aboutBringIn}</p>
        <Suspense>
          <QrReader onText={(read) => void take(read)} />
        </Suspense>
        <form className={css['take']} onSubmit={(event) => void submit(event)}>
          <Field
            label={words.typedField}
            value={text}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={css['typed']}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="primary">
            {words.take}
          </Button>
        </form>
        {said && (
          <Banner tone={said.tone} icon={said.tone === 'right' ? 'tick' : undefined}>
            {said.text}
          </Banner>
        )}
        {unread.length > 0 && (
          <Banner actions={<Button onClick={() => void takeUnread()}>{words.tryAgain}</Button>}>{words.waiting(unread.length)}</Banner>
        )}
      </div>
      {unseated && (
        <Dialog
          open
          title={words.whose}
          text={unseated.seat === 0 ? words.noSeat(figuresOf(unseated)) : words.otherSeat(unseated.seat, figuresOf(unseated))}
          key={unseated.id}
          onClose={() => void seatFirst(undefined)}
          actions={<Button onClick={() => void seatFirst(undefined)}>{words.nobody}</Button>}
        >
          <ul className={css['whose']}>
            {seats.map(({ seat, nickname }) => (
              <li key={seat}>
                <Button wide onClick={() => void seatFirst(seat)}>
                  {nickname}
                </Button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </Sheet>
  );
}
