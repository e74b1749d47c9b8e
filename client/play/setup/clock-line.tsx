import { useEffect, useId, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ClockChoice } from '../choices/clock-choice.tsx';
import { showClock } from '../choices/use-clock.ts';
import { usePlayed } from '../choices/use-played.ts';
import * as words from '../../words/en/play/choices.ts';
import css from '../choices/clock.module.css';

/** By which clock the game will be played: a quiet line that opens the choice, which is the player's for all games. */
export default function ClockLine() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const played = usePlayed();
  const clock = played?.clock ?? null;
  useEffect(() => showClock(clock), [clock]);
  return (
    <div>
      <button
        type="button"
        className={classes(css['line'], clock !== null && clock !== 'on' && css['calm'])}
        aria-expanded={isOpen}
        // In the document it is plain HTML until its code is there: a press would be lost.
        disabled={clock === null}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="clock" size="small" />
        <span>{words.clock.legend}</span>
        {/* Until it is known what the document says. */}
        <span className={css['now']}>{words.clock.now[clock ?? 'on']}</span>
        <Icon name="down" size="small" className={classes(isOpen && css['up'])} />
      </button>
      <div id={id} className={css['choice']} hidden={!isOpen}>
        {isOpen && <ClockChoice played={played} legendHidden />}
      </div>
    </div>
  );
}
