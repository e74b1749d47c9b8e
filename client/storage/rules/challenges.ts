import type { SessionSummary } from '../../../shared/contract/state.ts';
import type { Figures } from '../../../shared/progress/figures.ts';
import type { StoredItem } from '../tables/rows.ts';
import type { PlayerReads } from '../tables/player-tables.ts';
import { liveRange } from './staged.ts';
import { readSomeFigures } from './read-figures.ts';
import { openJournals } from './journal.ts';
import { readKnownTime, type KnownTime } from './known-time.ts';

/** What screens show of a player's attempts, read at one moment. */
export interface ShownChallenges {
  /** The attempts and rewards, of all devices. */
  readonly challenges: Figures['challenges'];
  /** The dates of the attempts, of all devices. */
  readonly dailies: Figures['dailies'];
  /** Sessions at the challenge that was asked for: its attempts, as far as this device knows their games. */
  readonly sessions: readonly SessionSummary[];
  /** The records of those that this device played and still has. */
  readonly items: readonly StoredItem[];
  /** The challenges whose attempt has not ended: it is played in another tab, or was left by a kill. */
  readonly open: readonly string[];
  /** What tells which day is today. */
  readonly clock: KnownTime;
}

/** Whose games are asked for: a challenge, and the beginning of its day in ms. */
interface ChallengeAsked {
  readonly id: string;
  readonly sinceMs: number;
}

function sessionsAt(tx: PlayerReads, { id, sinceMs }: ChallengeAsked) {
  return liveRange(tx, { index: 'summary.endMs', from: sinceMs, where: ({ summary, rejected }) => summary.challenge === id && !rejected });
}

/** The attempts at all challenges, and the games of one [S24]. */
export async function readChallenges(tx: PlayerReads, asked?: ChallengeAsked): Promise<ShownChallenges> {
  const [{ figures }, rows, journals, clock] = await Promise.all([
    readSomeFigures(tx, ['challenges', 'dailies']),
    asked ? sessionsAt(tx, asked) : [],
    openJournals(tx),
    readKnownTime(tx),
  ]);
  return {
    ...figures,
    sessions: rows.map(({ summary }) => summary),
    items: rows.flatMap(({ item }) => item ?? []),
    open: journals.flatMap(({ header: { challenge } }) => challenge?.id ?? []),
    clock,
  };
}
