import { gameBySlug, type GameOnOffer } from '../../../shared/games/catalogue.ts';
import { PRACTICE } from '../../../shared/games/practice/entry.ts';
import type { Memory } from '../../../shared/memory/known-fact.ts';
import type { WeakTopic } from '../../../shared/progress/analytics/topic-stats.ts';
import { GameMark } from '../../games/catalogue/game-mark.tsx';
import type { OfferedSitting } from '../../games/practice/sitting-now.ts';
import type { GameToContinue } from '../../play/page/game-to-continue.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/dashboard/dashboard.ts';
import { gameName } from '../../words/game-names.ts';
import { NextStep } from '../next-step.tsx';
import { practiseNext } from '../practise-next.ts';
import { MAIN_GAME } from './dashboard-view.tsx';

interface WeakSpotProps {
  /** What needs practice by the sums of the games. Without any there is no step. */
  readonly topics: readonly WeakTopic[];
  readonly offered: OfferedSitting | null | undefined;
}

/** What is known; undefined also while it cannot be read. */
const memoryOf = (offered: OfferedSitting | null | undefined): Memory | undefined =>
  offered && offered.sitting.kind !== 'unread' ? offered.sitting.memory : undefined;

/**
 * What most needs practice, as /analytics says it. It opens the practice or the set-up that asks it, filled in. Nothing is said before
 * memory has spoken, and the step's place is there before; where memory then denies what the sums say, the map has the place.
 */
export function WeakSpotStep({ topics, offered }: WeakSpotProps) {
  const line = practiseNext(topics, memoryOf(offered)).find(({ practice }) => practice);
  if (topics.length === 0) return null;
  if (!line?.practice) return <NextStep to="/map" late="known" mark={<Icon name="chart" />} term={words.map} title={words.knownByHeart} />;
  const { game, what, where, figure, rest, practice } = line;
  const entry = game === undefined ? PRACTICE : gameBySlug(game);
  return (
    <NextStep
      {...practice}
      late={offered === undefined ? 'waits' : 'known'}
      mark={entry ? <GameMark game={entry} size="small" /> : <Icon name="sheet" />}
      term={game === undefined ? words.practiseNext(where) : words.weakSpot(where)}
      title={what}
      end={
        <>
          <span>{figure}</span>
          <VisuallyHidden>{rest}</VisuallyHidden>
        </>
      }
    />
  );
}

interface NewGameProps {
  readonly games: readonly GameOnOffer[];
  /** The game that the main action continues. */
  readonly unfinished: GameToContinue | undefined;
}

/** A game that was never played, other than the one that the main action leads to. */
export function NewGameStep({ games, unfinished }: NewGameProps) {
  const game = games.find(({ slug }) => slug !== (unfinished?.slug ?? MAIN_GAME));
  return (
    game && (
      <NextStep to={`/games/${game.slug}`} mark={<GameMark game={game} size="small" />} term={words.newToYou} title={gameName(game.slug)} />
    )
  );
}
