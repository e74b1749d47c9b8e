import type { DayNumber } from '../day.ts';
import type { FactId } from './facts.ts';

/**
 * How well a fact is known, by evidence only (learning, section 3). `guess`: never asked, in a table of which as many others were asked as a
 * placement asks. `due`: it was firm, and it is time to ask again. `needs-work`: a claim (claims.ts), which stands before all others.
 */
export type LearningState = 'none' | 'guess' | 'new' | 'learning' | 'firm' | 'due' | 'needs-work';

/** What memory says of one fact on one day. */
export interface KnownFact {
  readonly fact: FactId;
  readonly state: LearningState;
  /** Of `needs-work`: in what way. */
  readonly needs: 'mistakes' | 'slow' | null;
  /** On how many days it was asked, and on how many of them its first answer was right. */
  readonly days: number;
  readonly rightDays: number;
  /** The last day on which it was asked, and the day on which it is to be asked again (it may be past). Null if it was never asked. */
  readonly lastDay: DayNumber | null;
  readonly dueDay: DayNumber | null;
  /** All counted answers. */
  readonly answers: number;
  /** The chance of a right answer today, from 0 to 1: to choose what to ask by, and never to claim anything by. */
  readonly chance: number;
  /** It was answered faster in the last 30 days than before, by enough to say so. */
  readonly isFaster: boolean;
}

/** What is known on a day: every fact that this build has, by id. Plain data, so that a worker can send it. */
export interface Memory {
  readonly today: DayNumber;
  readonly facts: readonly KnownFact[];
  /** Answers were right in the last 90 days, and none of them with a clock: so nothing can be called slow. Absent: it is not told. */
  readonly isUntimed?: boolean;
}
