import { FACTS, type FactId } from '../../../memory/facts.ts';
import { ok, type Result } from '../../../result.ts';
import { fieldsOf, refuse } from '../../kit/config.ts';
import type { ConfigError } from '../../kit/game.ts';
import { readPlan, type PlannedFact } from '../../../memory/plan-text.ts';
import { parseSetup, type TableConfig } from './set-up.ts';

/** So many products make a plan at most. */
export const MOST_PLANNED = 40;

/** The products from 2 × 2 to 12 × 12. */
export const isProduct = (id: FactId): boolean => {
  const fact = FACTS.get(id);
  return fact?.kind === 'sum' && fact.operation === 'multiply';
};

export const tablePlan = (text: string): readonly PlannedFact[] | null => readPlan(text, MOST_PLANNED, isProduct);

/** Mode and table, and at `fit` the plan. One that cannot be read is refused as its table. */
export function parseConfig(input: unknown): Result<TableConfig, ConfigError<'mode' | 'table'>> {
  const setup = parseSetup(input);
  const plan = fieldsOf<TableConfig>(input)?.plan;
  if (!setup.ok || setup.value.table !== 'fit' || plan === undefined) return setup;
  return typeof plan === 'string' && tablePlan(plan) !== null ? ok({ ...setup.value, plan }) : refuse('table');
}
