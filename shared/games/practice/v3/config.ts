import { ok, type Result } from '../../../result.ts';
import { fieldsOf, refuse } from '../../kit/config.ts';
import type { ConfigError } from '../../kit/game.ts';
import { readSheet, writeSheet, type Sheet } from '../sheet.ts';

/** Nothing is aimed at on paper. It is said because every practice says it. */
const TARGET = 75;

/** A sheet of paper, with the members that every practice has. */
export type PaperConfig = {
  readonly kind: 'paper';
  readonly target: typeof TARGET;
  /** The text of the sheet (sheet.ts), from which its problems follow. */
  readonly plan: string;
  /** So many problems are on it. */
  readonly maxAnswers: number;
};

export const paperConfig = (sheet: Sheet): PaperConfig => ({
  kind: 'paper',
  target: TARGET,
  plan: writeSheet(sheet),
  maxAnswers: sheet.count,
});

/** Checks a configuration from a window or the wire. A sheet has one text alone: its code in capitals, without spaces [B1]. */
export function parseConfig(input: unknown): Result<PaperConfig, ConfigError<keyof PaperConfig>> {
  const given = fieldsOf<PaperConfig>(input);
  if (given?.kind !== 'paper') return refuse('kind');
  if (given.target !== TARGET) return refuse('target');
  const sheet = typeof given.plan === 'string' ? readSheet(given.plan) : null;
  if (sheet === null || writeSheet(sheet) !== given.plan) return refuse('plan');
  return given.maxAnswers === sheet.count ? ok(paperConfig(sheet)) : refuse('maxAnswers');
}
