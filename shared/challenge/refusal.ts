import type { ChallengeRevision } from '../contract/content.ts';
import { challengeRulesById } from '../games/challenges.ts';
import { within, type FormCheck, type FormRefusal } from '../games/kit/form-check.ts';
import { shownLine } from '../shown-text.ts';
import { QUICKEST_MEDIAN_MS } from '../progress/counted/plausible.ts';
import { challengeSeed } from './challenge.ts';
import { readChallenge } from './read-challenge.ts';

const HOUR_AND_MINUTE = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** What the form takes as rewards, in XP (spec 2 §5). */
export const XP_REWARD = { lowest: 50, highest: 500 } as const;
export const BONUS_XP = { lowest: 0, highest: 200 } as const;

const time = (label: string, field: string, value: string | undefined): FormCheck => [
  HOUR_AND_MINUTE.test(value ?? ''),
  field,
  `${label} must be a time as HH:MM`,
];

/** What every challenge's form must hold (spec 2 §5). */
const formChecks = ({ title, xp_reward: xp, bonus_xp: bonus, challenge_data: data }: ChallengeRevision): readonly FormCheck[] => [
  [shownLine(title) !== '', 'title', 'Please enter a title'],
  time('The start', 'start_time', data.start_time),
  time('The end', 'end_time', data.end_time),
  within('The XP reward', 'xp_reward', xp, XP_REWARD),
  within('The bonus XP', 'bonus_xp', bonus, BONUS_XP),
];

/**
 * What is wrong with single fields of a form, each as the field and a sentence, in the order of the form: what is missing in it or outside
 * of its limits (spec 2 §5). It takes no time. That the whole can be played and passed, `refusalOf` says.
 */
export function wrongFields(revision: ChallengeRevision): readonly FormRefusal[] {
  const checks = [...formChecks(revision), ...(challengeRulesById(revision.game_id)?.formChecks(revision) ?? [])];
  return checks.filter(([holds]) => !holds).map(([, field, message]) => ({ field, message }));
}

/** What no form sends: it offers the days of the calendar and the games that have challenges, and its checks take no other set-up. */
function unreadable(field: string): FormRefusal {
  if (field === 'date') return { field, message: 'The date must be a day of the calendar, as YYYY-MM-DD' };
  return { field, message: field === 'game_id' ? 'This game cannot be a challenge' : 'The game takes no such set-up' };
}

/**
 * Why a revision may not be saved, as its first wrong field and a sentence; undefined if it may. Form and server ask the same function
 * (decision C3): what is outside the limits of the form or missing in it (spec 2 §5; the full data is written, decision C4), what no
 * set-up fits, what nobody can pass. For a board of 5 × 5 it takes up to a second.
 */
export function refusalOf(revision: ChallengeRevision): FormRefusal | undefined {
  const [wrong] = wrongFields(revision);
  if (wrong) return wrong;
  const challenge = readChallenge(revision);
  if (!challenge.ok) return unreadable(challenge.error.field);
  const { rules, goal } = challenge.value;
  return rules.unreachable(goal, challengeSeed(challenge.value), QUICKEST_MEDIAN_MS);
}
