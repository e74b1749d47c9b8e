import { gameBySlug, isPlayable, type PlayableSlug } from '../../shared/games/catalogue.ts';
import { PRACTICE } from '../../shared/games/practice.ts';
import type { MeasuredFacts } from '../../shared/games/statistics-kit/best.ts';
import { inLine } from '../text/line.ts';
import type { SetupPart } from '../../shared/games/statistics-kit/practice.ts';
import { onPaper } from './en/text/calm.ts';
import { mannerOf } from './manner.ts';

/** The set-up of a played game and how much of it was played, in the words of the game (`played.ts`). */
type Played = (setup: SetupPart, run: Pick<MeasuredFacts, 'data' | 'movesCount'>) => string;

const PLAYED = import.meta.glob<Played>('./en/*/played.ts', { eager: true, import: 'played' });

/** The same words for a set-up alone: "Division, Easy, 15 questions". */
export const setupText = (slug: PlayableSlug, setup: SetupPart): string => PLAYED[`./en/${slug}/played.ts`]?.(setup, { data: {} }) ?? '';

interface PlayedRun extends Pick<MeasuredFacts, 'difficulty' | 'data' | 'movesCount'> {
  readonly game: string;
  readonly course?: string | undefined;
}

/** What a list says a played game was: "Division, Easy, 15 questions, Calm". Undefined where nothing is known of it. */
export function playedText(run: PlayedRun): string | undefined {
  const entry = gameBySlug(run.game);
  if (!entry || !isPlayable(entry)) return run.course === 'paper' ? onPaper : undefined;
  const setup = PLAYED[`./en/${entry.slug}/played.ts`]?.(PRACTICE[entry.slug].setupOf(run), run) || undefined;
  return inLine(setup, mannerOf(run)) || undefined;
}
