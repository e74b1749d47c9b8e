import { Button } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/classroom/class-round.ts';
import type { ResultRow, RoundRow, SeatRow } from '../storage/class-rows.ts';
import { Marks } from './marks.tsx';
import type { ClassProps } from './classes-here.ts';
import { figuresOf } from './said.ts';
import { marksOf } from './table.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';

/** What was brought in for a round, seat by seat, and who is missing. */
export function Brought({ data: { seats, results }, change, round }: ClassProps & { readonly round: RoundRow }) {
  const ofRound = results.filter((result) => result.round === round.code);
  const has = (seat: number) => ofRound.filter((result) => result.seat === seat);
  const present = seats.filter(({ seat }) => has(seat).length > 0);
  const missing = seats.filter(({ seat }) => has(seat).length === 0);
  return (
    <section className={ui['column3']} aria-labelledby="brought">
      <h3 id="brought" className={css['subtitle']}>
        {words.results}
      </h3>
      {present.length > 0 && (
        <Sheet room="flush">
          <ul>
            {present.map((seat) => (
              <OfSeat key={seat.seat} seat={seat} results={has(seat.seat)} round={round} change={change} />
            ))}
          </ul>
        </Sheet>
      )}
      {missing.length > 0 && (
        <details className={css['missing']}>
          <summary>{words.missing(missing.length)}</summary>
          <p>{missing.map(({ nickname }) => nickname).join(', ')}</p>
        </details>
      )}
    </section>
  );
}

interface OfSeatProps extends Pick<ClassProps, 'change'> {
  readonly seat: SeatRow;
  readonly results: readonly ResultRow[];
  readonly round: RoundRow;
}

/** The results of a seat: one, or several of which the teacher chooses one. */
function OfSeat({ seat: { seat, nickname }, results, round, change }: OfSeatProps) {
  const isOpen = results.length > 1 && !results.some(({ isChosen }) => isChosen);
  return (
    <li className={css['seat']}>
      <span className={css['seatNumber']}>{seat}</span>
      <span className={css['seatName']}>{nickname}</span>
      <div className={css['ofSeat']}>
        {isOpen && <p className={ui['wrong']}>{words.several}</p>}
        {results.map((result) => (
          <div key={result.id} className={css['result']}>
            <span>{figuresOf(result)}</span>
            <Marks isChecked={result.checked !== undefined} marks={marksOf(result, round)} />
            {results.length > 1 && result.isChosen && <strong>{words.counts}</strong>}
            {results.length > 1 && !result.isChosen && (
              <Button
                aria-label={words.countOf(nickname, figuresOf(result))}
                onClick={() => void change((store) => store.choose(result.id))}
              >
                {words.count}
              </Button>
            )}
            <Button
              aria-label={words.eraseResultOf(nickname, figuresOf(result))}
              onClick={() => void change((store) => store.eraseResult(result.id, Date.now()))}
            >
              {words.eraseResult}
            </Button>
          </div>
        ))}
      </div>
    </li>
  );
}
