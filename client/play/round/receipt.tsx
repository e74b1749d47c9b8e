import { useEffect, useState } from 'react';
import { receiptTexts } from '../../../shared/classroom/check-receipt.ts';
import { writeTyped } from '../../../shared/classroom/typed-result.ts';
import { inFours } from '../../text/fours.ts';
import { inLine } from '../../text/line.ts';
import { clockOf } from '../choices/clock-of.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { keptSeat } from './kept-seat.ts';
import type { RoundRun } from './round-run.ts';
import * as words from '../../words/en/classroom/receipt.ts';
import ui from '../../ui/ui.module.css';
import css from './receipt.module.css';

/** So long one of several codes is shown, in ms: a camera needs a second or two. */
const EACH_MS = 5_000;

/** What a pupil shows the teacher of a finished run: its codes, with the whole log, and what can be read out instead. */
export default function Receipt({ run: { round, log, figures } }: { readonly run: RoundRun }) {
  const [{ seat, nickname }] = useState(keptSeat);
  const [texts] = useState(() => receiptTexts(round, seat, log));
  const groups = inFours(writeTyped(round.code, { seat, ...figures }));
  const whose = inLine(seat === 0 ? words.noSeat : words.seat(seat), nickname || undefined);
  return (
    <Sheet as="section" room="close" className={css['receipt']} aria-labelledby="receipt">
      <h2 id="receipt" className={ui['large']}>
        {words.title}
      </h2>
      <p className={ui['note']}>{whose}</p>
      {texts && <Codes texts={texts} isStill={clockOf(round.config) !== 'on'} />}
      <p className={ui['note']}>{texts ? words.orRead : words.tooLong}</p>
      <p className={css['characters']}>
        {groups.map((group, i) => (
          <span key={`${i} ${group}`} aria-hidden="true">
            {group}
          </span>
        ))}
        <VisuallyHidden>{words.spelled(groups)}</VisuallyHidden>
      </p>
      <p className={ui['note']}>{words.bestCounts}</p>
    </Sheet>
  );
}

interface CodesProps {
  readonly texts: readonly string[];
  /** Whether nothing moves by itself. */
  readonly isStill: boolean;
}

/** One code, or several in turn: by themselves until one is chosen. */
function Codes({ texts, isStill }: CodesProps) {
  const [shown, setShown] = useState(0);
  const [isChosen, setChosen] = useState(false);
  const count = texts.length;
  const moves = count > 1 && !isStill && !isChosen;
  useEffect(() => {
    if (!moves || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setShown((at) => (at + 1) % count), EACH_MS);
    return () => clearInterval(timer);
  }, [moves, count]);
  return (
    <>
      <div className={css['code']}>
        <QrCode text={texts[shown] ?? ''} label={words.picture(shown + 1, count)} isTilted />
      </div>
      {count > 1 && (
        <div className={css['several']}>
          <p className={ui['note']}>{words.pictures}</p>
          <Segments
            legend={words.legend}
            legendHidden
            options={texts.map((text, i) => ({ value: text, label: words.nth(i + 1) }))}
            value={texts[shown] ?? null}
            onChange={(text) => {
              setChosen(true);
              setShown(texts.indexOf(text));
            }}
          />
        </div>
      )}
    </>
  );
}
