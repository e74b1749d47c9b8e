import type { SessionSummary } from '../../../shared/contract/state.ts';
import { gameBySlug, isPlayable } from '../../../shared/games/catalogue.ts';
import { PRACTICE } from '../../../shared/games/practice.ts';
import type { SetupPart } from '../../../shared/games/statistics-kit/practice.ts';
import { meanMs } from '../../../shared/games/mean-ms.ts';
import { isHinted } from '../../../shared/progress/counted/no-best.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { isUntimedSession } from '../../play/choices/untimed-session.ts';
import type { PastGame, ShownSession } from '../../storage/player-store.ts';
import { inLine } from '../../text/line.ts';
import { percent, wholeNumber } from '../../text/number.ts';
import { inSeconds, inTenths } from '../../words/en/text/time.ts';
import * as words from '../../words/en/history.ts';
import * as recent from '../../words/en/recent-games.ts';
import { dayInYear, whenOf } from '../../words/en/text/calendar.ts';
import { topicName } from '../../words/topic-names.ts';
import { practiceLink, type PracticeLink } from '../practice-link.ts';
import { recentSession, type RecentSession } from '../recent/recent-session.ts';

/** So many topics are offered: what was missed most. */
const MOST_MISSED = 3;

/** A topic in which something was missed, and the set-up in which it is asked. */
interface Missed {
  readonly topic: string;
  readonly count: number;
  readonly practice: PracticeLink;
}

/** A game of the history, in words. */
export interface PastGameData extends Pick<RecentSession, 'game' | 'gameName' | 'setup'> {
  /** `Nov 12, 2026, resumed`. */
  readonly when: string;
  readonly figures: readonly { readonly name: string; readonly value: string }[];
  readonly notes: readonly string[];
  /** Its set-up as a link; undefined for a game that this build cannot play. */
  readonly again: PracticeLink | undefined;
  readonly missed: readonly Missed[];
}

export function pastGameData(session: ShownSession, today: DayNumber): PastGameData {
  const { summary } = session;
  const { game, gameName, setup } = recentSession(session, today);
  const when = inLine(
    summary.day >= today - 1 ? whenOf(summary.day, today) : dayInYear(summary.day),
    summary.resumed ? recent.resumed : undefined,
    isHinted(summary) ? recent.withHints : undefined,
  );
  const again = setupLink(summary);
  return {
    game,
    gameName,
    setup,
    when,
    figures: figuresOf(summary),
    notes: notesOf(session),
    again,
    missed: again ? missedIn(summary, again) : [],
  };
}

function setupLink(summary: SessionSummary): PracticeLink | undefined {
  const entry = gameBySlug(summary.game);
  if (!entry || !isPlayable(entry)) return undefined;
  return { to: `/games/${entry.slug}`, search: PRACTICE[entry.slug].setupOf(summary) };
}

function figuresOf(summary: SessionSummary): PastGameData['figures'] {
  const { score, accuracy, timeTaken, movesCount, facts } = summary;
  const isTimed = !isUntimedSession(summary);
  const pace = isTimed ? meanMs(summary) : undefined;
  return [
    { name: words.score, value: wholeNumber(score) },
    ...(accuracy === undefined ? [] : [{ name: words.accuracy, value: percent(accuracy) }]),
    ...(facts && facts[0] > 0 ? [{ name: words.right, value: words.rightOf(facts[1], facts[0]) }] : []),
    ...(isTimed ? [{ name: words.time, value: inSeconds(timeTaken) }] : []),
    ...(pace === undefined ? [] : [{ name: words.pace, value: inTenths(pace) }]),
    ...(movesCount === undefined ? [] : [{ name: words.moves, value: wholeNumber(movesCount) }]),
  ];
}

function notesOf({ summary: { attempt }, beforeReset, rejected }: ShownSession): readonly string[] {
  return [
    ...(beforeReset ? [words.beforeReset] : []),
    ...(rejected ? [words.rejected] : []),
    ...(attempt ? [attempt.passed ? words.passed : words.notPassed] : []),
  ];
}

/** What was missed most, where the game can ask it in another set-up than that of the run; the rest of the set-up is the run's. */
function missedIn({ game, difficulty, facts }: SessionSummary, again: PracticeLink): readonly Missed[] {
  const topics = Object.entries(facts?.[4] ?? {}).map(([topic, [answers, right]]) => ({ topic, count: answers - right }));
  return topics
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .flatMap(({ topic, count }) => {
      const link = practiceLink({ game, topic, difficulty });
      const practice = link && { ...link, search: { ...again.search, ...link.search } };
      return practice && isOther(practice.search, again.search) ? [{ topic: topicName(topic), count, practice }] : [];
    })
    .slice(0, MOST_MISSED);
}

const isOther = (one: SetupPart, other: SetupPart): boolean => Object.entries(one).some(([field, value]) => other[field] !== value);

/** Why the answers of a game cannot be shown. */
export const whyNoAnswers = ({ isOwn }: Pick<PastGame, 'isOwn'>): string => (isOwn ? words.why.removed : words.why.elsewhere);
