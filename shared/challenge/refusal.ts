import type { ChallengeRevision } from '../contract/content.ts';
import { challengeRulesById } from '../games/challenges.ts';
import { because, within, type FormCheck, type FormRefusal } from '../games/challenge-kit/form-check.ts';
import { shownLine } from '../shown-text.ts';
import { QUICKEST_MEDIAN_MS } from '../progress/counted/plausible.ts';
import { challengeSeed } from './challenge.ts';
import { readChallenge } from './read-challenge.ts';

const HOUR_AND_MINUTE = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** What the form takes as rewards, in XP (spec 2 §5). */
export const XP_REWARD = { lowest: 50, highest: 500 } as const;
export const BONUS_XP = { lowest: 0, highest: 200 } as const;

const isTime = (value: string | undefined): boolean => HOUR_AND_MINUTE.test(value ?? '');

/** What every challenge's form must hold (spec 2 §5). */
const formChecks = ({ title, xp_reward: xp, bonus_xp: bonus, challenge_data: data }: ChallengeRevision): readonly FormCheck[] => [
  [shownLine(title) !== '', because('title', 'title_missing')],
  [isTime(data.start_time), because('start_time', 'start_time_invalid')],
  [isTime(data.end_time), because('end_time', 'end_time_invalid')],
  within('xp_reward_range', 'xp_reward', xp, XP_REWARD),
  within('bonus_xp_range', 'bonus_xp', bonus, BONUS_XP),
];

/**
 * What is wrong with single fields of a form, each as the field and the reason, in the order of the form: what is missing in it or outside
 * of its limits (spec 2 §5). It takes no time. That the whole can be played and passed, `refusalOf` says.
 */
export function wrongFields(revision: ChallengeRevision): readonly FormRefusal[] {
  const checks = [...formChecks(revision), ...(challengeRulesById(revision.game_id)?.formChecks(revision) ?? [])];
  return checks.filter(([holds]) => !holds).map(([, refusal]) => refusal);
}

/** What no form sends: it offers the days of the calendar and the games that have challenges, and its checks take no other set-up. */
function unreadable(field: string): FormRefusal {
  if (field === 'date') return because(field, 'date_invalid');
  return because(field, field === 'game_id' ? 'game_invalid' : 'set_up_invalid');
}

/**
 * Why a revision may not be saved, as its first wrong field and the reason; undefined if it may. Form and server ask the same function
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
