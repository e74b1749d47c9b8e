import type { DayNumber } from '../../shared/day.ts';
import { START, type Checkpoint } from '../../shared/memory/checkpoint.ts';
import { dayOf } from '../../shared/memory/entries.ts';
import { evidenceOf, type FactAnswer } from '../../shared/memory/evidence.ts';
import type { FactId } from '../../shared/memory/facts.ts';
import type { Memory } from '../../shared/memory/known-fact.ts';
import { foldDays, memoryOf, windowFrom, type EvidenceDay } from '../../shared/memory/memory.ts';
import type { Hand } from '../../shared/memory/think-time.ts';
import type { Learner } from './learner.ts';

const FIRST_DAY: DayNumber = 20_000;
const EVENING = 18 * 60;

/** The answers of a day to some of these facts, so many at most, chosen by what is known of them. */
export type Practice = (learner: Learner, memory: Memory, practised: ReadonlySet<FactId>, questions: number) => readonly FactAnswer[];

/** Somebody who practises some facts, a run a day, and what memory knows of them after each. */
export class Diary {
  answers = 0;
  private checkpoint: Checkpoint = START;
  private days: readonly EvidenceDay[] = [];
  private today = FIRST_DAY;
  private readonly learner: Learner;
  private readonly facts: ReadonlySet<FactId>;
  private readonly practice: Practice;

  constructor(learner: Learner, facts: readonly FactId[], practice: Practice) {
    this.learner = learner;
    this.facts = new Set(facts);
    this.practice = practice;
  }

  private memory(): Memory {
    return memoryOf(this.checkpoint, this.days, this.today);
  }

  /** @param hand as the device knows it. */
  practise(questions: number, hand: Hand | null): Memory {
    const answers = this.practice(this.learner, this.memory(), this.facts, questions);
    this.answers += answers.length;
    const evening: EvidenceDay = [this.today, dayOf(evidenceOf(answers, { hand, timed: true }), EVENING)];
    this.checkpoint = foldDays(this.checkpoint, [evening]);
    this.days = [...this.days.filter(([day]) => day >= windowFrom(this.today)), evening];
    const known = this.memory();
    this.today += 1;
    return known;
  }
}
