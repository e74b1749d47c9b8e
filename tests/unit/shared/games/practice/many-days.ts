import { evidenceOfRun } from '../../../../../shared/games/evidence.ts';
import { dailyPlan, dueIn, placementPlan, type PracticePreferences } from '../../../../../shared/games/practice/plan.ts';
import { MOST_ANSWERS, type PracticeConfig } from '../../../../../shared/games/practice/v1/config.ts';
import { answersIn, practice } from '../../../../../shared/games/practice/v1/rules.ts';
import { START } from '../../../../../shared/memory/checkpoint.ts';
import { dayOf } from '../../../../../shared/memory/entries.ts';
import { FACTS, type FactId } from '../../../../../shared/memory/facts.ts';
import type { Memory } from '../../../../../shared/memory/known-fact.ts';
import { foldDays, memoryOf, type EvidenceDay } from '../../../../../shared/memory/memory.ts';
import { problemSize } from '../../../../../shared/memory/problem-size.ts';
import { Dice, playedBy, type Learner } from './learners.ts';

/** How somebody comes to practice and how quickly somebody learns. */
export interface Profile {
  /** What is known at the start, on a logistic scale for a fact of middling size. */
  readonly knows: number;
  /** How many times as long a fact is remembered after it was right; it is more after a long gap. */
  readonly growth: number;
  /** Days that a fact is remembered after the first time. */
  readonly firstDays: number;
  readonly slips: number;
  readonly thinkMs: number;
}

export const PROFILES: { readonly [name: string]: Profile } = {
  strong: { knows: 2.5, growth: 3.2, firstDays: 4, slips: 0.02, thinkMs: 1200 },
  average: { knows: 0.8, growth: 3, firstDays: 4, slips: 0.03, thinkMs: 1800 },
  slow: { knows: 0.8, growth: 2.4, firstDays: 2.5, slips: 0.03, thinkMs: 3500 },
  careless: { knows: 1.2, growth: 2.6, firstDays: 3, slips: 0.09, thinkMs: 1400 },
  beginner: { knows: -2, growth: 2.3, firstDays: 2, slips: 0.04, thinkMs: 2400 },
  forgetful: { knows: -0.5, growth: 1.8, firstDays: 1.2, slips: 0.04, thinkMs: 2400 },
};

interface Trace {
  days: number;
  lastDay: number;
}

/** Remembers by a power law, and not as FSRS has it: a fact that was half forgotten gains most. */
class Forgetter implements Learner {
  today = 0;
  private readonly traces = new Map<FactId, Trace>();
  private readonly fresh = new Set<FactId>();

  private readonly profile: Profile;
  private readonly dice: Dice;

  constructor(profile: Profile, dice: Dice) {
    this.profile = profile;
    this.dice = dice;
    for (const fact of FACTS.values()) {
      const odds = Math.exp(profile.knows - 1.5 * problemSize(fact) + dice.normal(0, 0.7));
      if (dice.unit() < odds / (1 + odds)) this.traces.set(fact.id, { days: Math.exp(dice.normal(3.6, 0.7)), lastDay: -dice.below(15) });
    }
  }

  beginDay(day: number): void {
    this.today = day;
    this.fresh.clear();
  }

  private remembers(fact: FactId): number {
    if (this.fresh.has(fact)) return 0.93;
    const trace = this.traces.get(fact);
    return trace ? (1 + (this.today - trace.lastDay) / (4 * trace.days)) ** -0.55 : 0.03;
  }

  answers(fact: FactId): boolean {
    const chance = this.remembers(fact);
    const right = this.dice.unit() < chance * (1 - this.profile.slips);
    if (!this.fresh.has(fact)) this.learn(fact, right, chance);
    this.fresh.add(fact);
    return right;
  }

  private learn(fact: FactId, right: boolean, chance: number): void {
    const before = this.traces.get(fact);
    const { growth, firstDays } = this.profile;
    const grown = before ? before.days * (right ? 1 + (growth - 1) * (0.5 + 1.5 * (1 - chance)) : 0.35) : firstDays;
    this.traces.set(fact, { days: Math.max(grown, firstDays / 2), lastDay: this.today });
  }

  timeMs(): number {
    return this.profile.thinkMs * Math.exp(this.dice.normal(0, 0.35));
  }
}

/** What many days of practice came to. */
export interface ManyDays {
  readonly memory: Memory;
  /** Answers of each day, the placement not among them; 0 where nothing was to be done. */
  readonly answers: readonly number[];
  readonly shown: readonly number[];
  /** The share of due facts, asked before, that were remembered at the first try of their day. */
  readonly remembered: number;
}

const FIRST_DAY = 20_000;
const MINUTE = 600;
const NO_HAND = { hand: null, timed: true } as const;

/** Practises once a day, after a placement on the first. */
export function practisedDaily(profile: Profile, preferences: PracticePreferences, days: number, id: string): ManyDays {
  const dice = new Dice(id);
  const learner = new Forgetter(profile, dice);
  let checkpoint = START;
  const parts: EvidenceDay[] = [];
  const [answers, shown]: [number[], number[]] = [[], []];
  let [asked, right] = [0, 0];
  let memory = memoryOf(START, [], FIRST_DAY);
  const sit = (config: PracticeConfig, day: number) => {
    const state = playedBy(learner, config, `${id} ${day}`, undefined, () => learner.timeMs());
    const evidence = evidenceOfRun('practice', practice.answers(state), NO_HAND);
    const part: EvidenceDay = [day, dayOf(evidence, MINUTE)];
    checkpoint = foldDays(checkpoint, [part]);
    parts.push(part);
    return state;
  };
  learner.beginDay(0);
  const placement = placementPlan(memory, preferences);
  if (placement) sit({ kind: 'placement', target: preferences.target, plan: placement, maxAnswers: MOST_ANSWERS.placement }, FIRST_DAY);
  for (let day = 1; day <= days; day++) {
    learner.beginDay(day);
    const today = FIRST_DAY + day;
    memory = memoryOf(checkpoint, parts.slice(-91), today);
    const { due, early, fresh } = dueIn(memory, preferences);
    const plan = due + early + fresh > 0 ? dailyPlan(memory, preferences) : null;
    const dueNow = new Set(memory.facts.flatMap(({ fact, dueDay }) => (dueDay !== null && dueDay <= today ? [fact] : [])));
    const state = plan === null ? null : sit({ kind: 'daily', target: preferences.target, plan, maxAnswers: MOST_ANSWERS.daily }, today);
    const firsts = new Set<FactId>();
    for (const { question, value } of state ? answersIn(state) : []) {
      if (firsts.has(question.fact) || !dueNow.has(question.fact)) continue;
      firsts.add(question.fact);
      asked++;
      if (value === question.answer) right++;
    }
    answers.push(state?.answers?.idx ?? 0);
    shown.push(state?.introduced ?? 0);
  }
  return { memory: memoryOf(checkpoint, parts.slice(-91), FIRST_DAY + days + 1), answers, shown, remembered: right / asked };
}
