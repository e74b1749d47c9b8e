import { useEffect, useRef, useState } from 'react';
import { paperRound, type PaperRound } from '../../../shared/classroom/paper-round.ts';
import { useToday } from '../../device/use-today.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { classes } from '../../ui/classes.ts';
import { MarkProblems } from '../../ui/leaf/mark-problems.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import * as words from '../../words/en/classroom/on-paper.ts';
import type { ResultRow, RoundRow, SeatRow } from '../storage/class-rows.ts';
import { BackToRound } from './back-to-round.tsx';
import { saidOf, type Said } from './brought-said.ts';
import type { ClassProps } from './classes-here.ts';
import { paperResult } from './paper-result.ts';
import { roundText } from './said.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';
import paperCss from './paper.module.css';

type SheetViewProps = ClassProps & { readonly round: RoundRow };

/** Sheets of a round that were worked out: whose each is, then which of its problems are wrong. */
export default function SheetView(props: SheetViewProps) {
  const { id, data, round } = props;
  const paper = paperRound(round.code);
  return (
    <div className={ui['column5']}>
      {!paper && <Banner>{words.newer}</Banner>}
      {paper && data.seats.length === 0 && (
        <Banner
          actions={
            <LinkButton to="/class" search={{ id, show: 'pupils' }} variant="primary">
              {words.addPupils}
            </LinkButton>
          }
        >
          {words.nobodyYet}
        </Banner>
      )}
      {paper && data.seats.length > 0 ? <Sheets {...props} paper={paper} /> : <BackToRound id={id} code={round.code} />}
    </div>
  );
}

/** One sheet after the other. */
function Sheets({ id, data, change, round, paper }: SheetViewProps & { readonly paper: PaperRound }) {
  const [seat, setSeat] = useState<SeatRow>();
  const [said, setSaid] = useState<Said>();
  const [busy, setBusy] = useState(false);
  const today = useToday();
  const before = data.results.filter((result) => result.round === round.code);

  const choose = (next: SeatRow | undefined) => {
    setSaid(undefined);
    setSeat(next);
  };
  const save = async ({ seat: number, nickname }: SeatRow, wrong: ReadonlySet<number>) => {
    setBusy(true);
    const places = [...wrong].sort((a, b) => a - b);
    const row: ResultRow = { ...paperResult(round.code, number, paper.problems.length, places), atMs: Date.now(), day: today };
    const put = await change((store) => store.putResult(row));
    setBusy(false);
    const became = saidOf(put, row, nickname, round, false);
    // Where storage refused it, that has been said, and the marks stay.
    if (!became) return;
    const others = before.filter((result) => result.seat === number);
    const isOpen = put === 'added' && others.length > 0 && !others.some(({ isChosen }) => isChosen);
    setSaid(isOpen ? { ...became, text: `${became.text} ${words.chooseLater}` } : became);
    setSeat(undefined);
  };
  return (
    <>
      {said?.tone === 'wrong' && <Banner tone="wrong">{said.text}</Banner>}
      <output className={paperCss['said']}>
        {said && said.tone !== 'wrong' && (
          <>
            {said.tone === 'right' && <Icon name="tick" size="small" />}
            <span>{said.text}</span>
          </>
        )}
      </output>
      {seat ? (
        <>
          <MarkProblems
            key={seat.seat}
            title={words.mark(seat.nickname)}
            code={round.code}
            problems={paper.problems.map(words.solved)}
            busy={busy}
            onSave={(wrong) => void save(seat, wrong)}
          />
          <div>
            <Button variant="plain" onClick={() => choose(undefined)}>
              <Icon name="arrow-left" size="small" />
              <span>{words.other}</span>
            </Button>
          </div>
        </>
      ) : (
        <>
          <Whose
            about={roundText(round.code)}
            seats={data.seats}
            isIn={(number) => before.some((result) => result.seat === number)}
            onSeat={choose}
          />
          <BackToRound id={id} code={round.code} />
        </>
      )}
    </>
  );
}

interface WhoseProps {
  /** Which round they are of. */
  readonly about: string;
  readonly seats: readonly SeatRow[];
  readonly isIn: (seat: number) => boolean;
  readonly onSeat: (seat: SeatRow) => void;
}

/** The pupils by seat. Who has something in this round is told, and can be chosen all the same. */
function Whose({ about, seats, isIn, onSeat }: WhoseProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={ui['column3']} aria-labelledby="whose">
      <h3 ref={heading} id="whose" tabIndex={-1} className={paperCss['whoseTitle']}>
        {words.whose}
      </h3>
      <p className={ui['note']}>{about}</p>
      <ul className={paperCss['sheets']}>
        {seats.map((row) => (
          <li key={row.seat}>
            <Button wide className={paperCss['whoseSheet']} onClick={() => onSeat(row)}>
              <span className={css['seatNumber']}>{row.seat}</span>
              <span className={paperCss['whoseName']}>{row.nickname}</span>
              {isIn(row.seat) && (
                <span className={classes(css['checked'], paperCss['isIn'])}>
                  <Icon name="tick" size="small" />
                  <span>{words.isIn}</span>
                </span>
              )}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
