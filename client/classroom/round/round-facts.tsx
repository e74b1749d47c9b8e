import { useEffect, useRef } from 'react';
import type { Round } from '../../../shared/classroom/round.ts';
import { gameBySlug, type PlayableSlug } from '../../../shared/games/catalogue.ts';
import { timeBy, type Clock } from '../../../shared/games/kit/clock.ts';
import { ROUND_FORMS } from '../../../shared/games/rounds.ts';
import type { SetupPart } from '../../../shared/games/statistics-kit/practice.ts';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import { clockOf } from '../../play/choices/clock-of.ts';
import { usePlayed } from '../../play/choices/use-played.ts';
import { inFours } from '../../text/fours.ts';
import { gameName } from '../../words/game-names.ts';
import { setupText } from '../../words/played-games.ts';
import * as words from '../../words/en/classroom/round-form.ts';
import ui from '../../ui/ui.module.css';
import css from './round.module.css';

/** By a clock, in ms; null where it lasts until it is done. */
function lastsAtMost({ game, config }: Round, clock: Clock): number | null {
  const ms = ROUND_FORMS.find(({ slug }) => slug === game)?.limitMs?.(config) ?? null;
  return ms === null ? null : timeBy(clock, ms);
}

interface RoundFactsProps {
  readonly round: Round;
  readonly headingId: string;
}

/** What will be played: game, set-up, clock and time. Its heading takes the focus, for it stands where the code was typed. */
export function RoundFacts({ round, headingId }: RoundFactsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const game = gameBySlug(round.game);
  const chosen = usePlayed()?.clock ?? 'on';
  const clock: Clock = chosen === 'on' ? clockOf(round.config) : chosen;
  const limit = lastsAtMost(round, clock);
  useEffect(() => heading.current?.focus(), []);
  const facts = [
    [words.problems, setupText(round.game as PlayableSlug, round.config as SetupPart)],
    [words.clock, chosen === 'on' ? words.clocks[clock] : words.yours(words.clocks[clock])],
    [words.time, limit === null ? words.noLimit : words.lasting(limit)],
  ] as const;
  return (
    <>
      <header className={css['head']}>
        {game && <GameMark game={game} />}
        <div>
          <h2 ref={heading} id={headingId} tabIndex={-1} className={ui['larger']}>
            {gameName(round.game)}
          </h2>
          <p className={ui['note']}>{inFours(round.code).join(' ')}</p>
        </div>
      </header>
      <dl className={css['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
