import { ok, type Result } from '../../../result.ts';
import { fieldsOf, oneOf, refuse } from '../../kit/config.ts';
import type { ConfigError } from '../../kit/game.ts';
import { isWithin } from '../../kit/range.ts';
import { readPlan } from './plan-text.ts';

/** `daily`: what is due and new. `fix-up`: what was missed, with some firm facts. `placement`: finds out what is known. */
export const KINDS = ['daily', 'fix-up', 'placement'] as const;
export type PracticeKind = (typeof KINDS)[number];

/** Percent of right answers that are aimed at: hard, right, easy. */
export const TARGETS = [60, 75, 90] as const;
export type Target = (typeof TARGETS)[number];

/** What is practised. The device makes the plan from its memory; the run then depends on plan, seed and log alone (decision G25). */
export type PracticeConfig = {
  readonly kind: PracticeKind;
  readonly target: Target;
  /** The facts (plan-text.ts). */
  readonly plan: string;
  /** The run ends after so many answers at the latest. */
  readonly maxAnswers: number;
};

/** The most answers of a run. */
export const MOST_ANSWERS: { readonly [kind in PracticeKind]: number } = { daily: 150, 'fix-up': 18, placement: 40 };

const isKind = oneOf<PracticeKind>(KINDS);
const isTarget = oneOf<Target>(TARGETS);

/** Checks a configuration from a window, a journal or the wire. Without a number of answers a run has the most of its kind. */
export function parseConfig(input: unknown): Result<PracticeConfig, ConfigError<keyof PracticeConfig>> {
  const given = fieldsOf<PracticeConfig>(input);
  if (!given) return refuse('kind');
  const { kind, target, plan } = given;
  if (!isKind(kind)) return refuse('kind');
  if (!isTarget(target)) return refuse('target');
  if (typeof plan !== 'string' || readPlan(plan) === null) return refuse('plan');
  const { maxAnswers = MOST_ANSWERS[kind] } = given;
  if (!isWithin(maxAnswers, { lowest: 1, highest: MOST_ANSWERS[kind] })) return refuse('maxAnswers');
  return ok({ kind, target, plan, maxAnswers });
}
