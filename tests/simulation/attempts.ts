import { readChallenge } from '../../shared/challenge/read-challenge.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import type { LogEntry } from '../../shared/games/kit/game.ts';
import { seedFromText, seedToHex } from '../../shared/seed.ts';
import type { JournalHeader } from '../../client/storage/records.ts';
import type { Chance } from './chance.ts';
import { entriesFrom, gameWith, type PlayedGame } from './games.ts';

/**
 * How a run at a challenge goes. `whole`: to its end; `left` after some answers; `untried`: before the first; `cut`: the tab goes without
 * an end. An honest app does not play the others: `own` has problems of its own, `other_day` is a challenge of another date.
 */
export type Way = 'whole' | 'left' | 'untried' | 'cut' | 'own' | 'other_day';

export const WAYS: { readonly [way in Way]: number } = { whole: 10, left: 4, untried: 2, cut: 4, own: 1, other_day: 1 };

/** How long somebody looks at a run before leaving it, in ms. */
const LOOK_MS = 2_000;

const UNFINISHED: readonly Way[] = ['left', 'untried', 'cut'];

/** What of the entries is played; who leaves does so some time after the last. */
function playedPart(entries: readonly LogEntry<unknown>[], way: Way, chance: Chance): readonly LogEntry<unknown>[] {
  if (!UNFINISHED.includes(way)) return entries;
  const first = way === 'untried' ? [] : entries.slice(0, chance.between(1, Math.max(1, entries.length - 1)));
  return way === 'cut' ? first : [...first, { move: { type: 'tick' }, atMs: (first.at(-1)?.atMs ?? 0) + LOOK_MS }];
}

/** A run at a challenge, by the revision that the device was delivered. */
export function playedAttempt(sessionId: string, startedMs: number, revision: ChallengeRevision, way: Way, chance: Chance): PlayedGame {
  const challenge = readChallenge(revision);
  if (!challenge.ok) throw new Error(`${revision.id} cannot be read: ${challenge.error.field}`);
  const { rules, goal } = challenge.value;
  const played = gameWith(rules.slug, goal.config, chance);
  const { game, config } = played;
  const seed = seedFromText(way === 'own' ? sessionId : revision.id);
  const named = { id: revision.id, revision: revision.revision };
  const header: JournalHeader = {
    sessionId,
    game: game.slug,
    rules: game.version,
    seed: seedToHex(seed),
    config,
    challenge: named,
    startedMs,
    v: 1,
  };
  const entries = entriesFrom(played, { state: game.start(config, seed), atMs: 0 }, chance);
  return { header, entries: playedPart(entries, way, chance) };
}
