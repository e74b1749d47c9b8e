import type { PlayableSlug } from '../../../shared/games/catalogue.ts';
import type { LinkedSetup } from '../../../shared/games/kit/config.ts';
import { PRACTICE } from '../../../shared/games/practice.ts';
import type { Memory } from '../../../shared/memory/known-fact.ts';
import { nextPractice } from '../../../shared/progress/analytics/next-practice.ts';
import { weakTopics, type WeakTopic } from '../../../shared/progress/analytics/topic-stats.ts';
import type { SomeFigures } from '../../../shared/progress/figures.ts';
import { readStored } from '../../device/read-stored.ts';
import type { RunOwner } from '../../engine/engine.ts';
import type { ShownSession } from '../../storage/player-store.ts';
import * as words from '../../words/en/play/presets.ts';
import { topicName } from '../../words/topic-names.ts';
import { memoryNow } from '../memory/memory-now.ts';
import { lastSetup } from './last-setup.ts';
import { isSameSheet, type Preset } from './preset.ts';
import type { FirstChoice } from './use-last-choice.ts';

/** Among so many of the latest games one of this game is looked for, on a device where it was never begun. */
const LATEST = 50;

/** What is known of a player's games. */
export interface Past {
  /** The set-up with which this game was last begun on this device, unchecked; undefined if it never was. */
  readonly last: unknown;
  readonly latest: readonly Pick<ShownSession, 'summary'>[];
  readonly games: SomeFigures<'games'>['games'];
  /** What is known; undefined if that cannot be read. */
  readonly memory?: Memory | undefined;
}

/** The presets of a game from its player's past: as last time, and the weak spot. Of a guest: those of this window. */
export async function pastPresets<Choice>(
  owner: RunOwner,
  game: string,
  first: FirstChoice<Choice>,
  warmUp: Choice,
): Promise<readonly Preset<Choice>[]> {
  const last = await lastSetup(owner, game);
  const stored =
    owner.kind === 'player' ? await readStored((storage) => storage.player(owner.localId).someProgress(LATEST, ['games'])) : undefined;
  const games = stored?.figures.games ?? {};
  const memory = weakIn(games, game).length > 0 ? await memoryNow(owner) : undefined;
  return presetsFrom({ last, latest: stored?.latest ?? [], games, memory }, game, first, warmUp);
}

/**
 * The same from what was read. What was played last has no button of its own where another one fills in the same. The weak spot is none that
 * the map denies (learning, section 3).
 */
export function presetsFrom<Choice>(past: Past, game: string, first: FirstChoice<Choice>, warmUp: Choice): readonly Preset<Choice>[] {
  const { setupOf, practiceOf } = PRACTICE[game as PlayableSlug];
  const session = past.latest.find(({ summary }) => summary.game === game);
  const last = filledIn(first, undefined, past.last ?? (session && setupOf(session.summary)));
  const { topics } = nextPractice(weakIn(past.games, game), past.memory);
  const weak = topics.flatMap(({ topic, difficulty }): readonly Preset<Choice>[] => {
    const choice = filledIn(first, last, practiceOf?.(topic, difficulty));
    return choice ? [{ label: words.weakSpot(topicName(topic)), choice }] : [];
  })[0];
  const isOther = last && !isSameSheet(last, warmUp) && !(weak && isSameSheet(last, weak.choice));
  return [...(isOther ? [{ label: words.asLastTime, choice: last }] : []), ...(weak ? [weak] : [])];
}

function weakIn(games: Past['games'], game: string): readonly WeakTopic[] {
  const own = games[game];
  return weakTopics({ games: own ? { [game]: own } : {} });
}

/** The sheet that a part of a set-up makes of another, or of an empty one; undefined unless it takes the whole part and can be started. */
function filledIn<Choice>(first: FirstChoice<Choice>, before: Choice | undefined, part: unknown): Choice | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const choice = first(before, part as LinkedSetup);
  const [asked, shown] = [Object.entries(part), Object.entries(choice as LinkedSetup)];
  const takes = ([field, value]: (typeof asked)[number]) => shown.some(([name, given]) => name === field && given === value);
  return asked.length > 0 && asked.every(takes) && shown.every(([, value]) => value !== null) ? choice : undefined;
}
