import { useNavigate } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import type { Round } from '../../../shared/classroom/round.ts';
import { readNumber } from '../../../shared/digits.ts';
import type { PlayableSlug } from '../../../shared/games/catalogue.ts';
import { cutWhole } from '../../../shared/graphemes.ts';
import { shownLine } from '../../../shared/shown-text.ts';
import { gamePath } from '../../games/game-path.ts';
import { askForRound } from '../../play/page/asked-round.ts';
import { keepSeat, keptSeat, SEATS } from '../../play/round/kept-seat.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/classroom/round-form.ts';
import { RoundFacts } from './round-facts.tsx';
import ui from '../../ui/ui.module.css';
import css from './round.module.css';

/** As the nickname of a learner on this device. */
const NICKNAME_MAX = 24;

/** The number of a seat as it was typed: 0 without one, undefined for what is none. */
function seatOf(typed: string): number | undefined {
  const seat = readNumber(typed);
  if (seat === null) return 0;
  return Number.isInteger(seat) && seat >= SEATS.min && seat <= SEATS.max ? seat : undefined;
}

interface RoundFormProps {
  readonly round: Round;
  readonly onOther: () => void;
}

/** What will be played, who plays it, and Start. */
export default function RoundForm({ round, onOther }: RoundFormProps) {
  const navigate = useNavigate();
  const id = useId();
  const [kept] = useState(keptSeat);
  const [seat, setSeat] = useState(kept.seat === 0 ? '' : String(kept.seat));
  const [nickname, setNickname] = useState(kept.nickname);
  const [error, setError] = useState<string>();

  const start = (event: FormEvent) => {
    event.preventDefault();
    const number = seatOf(seat);
    if (number === undefined) return setError(words.noSeat);
    keepSeat({ seat: number, nickname: shownLine(nickname) });
    askForRound(round);
    void navigate({ to: gamePath(round.game as PlayableSlug), search: { round: true } });
  };
  return (
    <Sheet as="section" className={css['sheet']} aria-labelledby={`${id}-game`}>
      <form className={css['form']} onSubmit={start}>
        <RoundFacts round={round} headingId={`${id}-game`} />
        <fieldset className={ui['column4']}>
          <legend className={ui['legend']}>{words.who}</legend>
          <Field
            className={css['seat']}
            label={words.seat}
            hint={words.seatHint}
            error={error}
            name="seat"
            value={seat}
            onChange={(event) => {
              setSeat(event.target.value);
              setError(undefined);
            }}
            inputMode="numeric"
            autoComplete="off"
          />
          <Field
            label={words.nickname}
            hint={words.nicknameHint}
            name="nickname"
            value={nickname}
            onChange={(event) => setNickname(cutWhole(event.target.value, NICKNAME_MAX))}
            autoComplete="off"
          />
        </fieldset>
        <div className={css['actions']}>
          <Button size="large" onClick={onOther}>
            {words.otherCode}
          </Button>
          <Button type="submit" variant="primary" size="large">
            {words.start}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
