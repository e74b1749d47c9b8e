import { readCode } from '../../../shared/classroom/round.ts';
import { gameBySlug, isPlayable } from '../../../shared/games/catalogue.ts';
import { inLine } from '../../text/line.ts';
import { clockText } from '../../text/time.ts';
import * as words from '../../words/en/classroom/class-round.ts';
import { limit } from '../../words/en/text/time.ts';
import { gameName } from '../../words/game-names.ts';
import { setupText } from '../../words/played-games.ts';
import type { ResultRow } from '../storage/class-rows.ts';

/** The game of a round; its code if only a newer build knows it. */
export function gameOf(code: string): string {
  const round = readCode(code);
  return round.ok ? gameName(round.value.game) : code;
}

/** "Speed Math: Addition, Easy, 20 questions, 2 min". */
export function roundText(code: string): string {
  const round = readCode(code);
  if (!round.ok) return code;
  const { game, config } = round.value;
  const entry = gameBySlug(game);
  const setup = entry && isPlayable(entry) ? setupText(entry.slug, config as Parameters<typeof setupText>[1]) : undefined;
  const { timeLimit, clock } = config;
  const byClock = typeof clock === 'string' && clock !== 'on' ? words.clocks[clock] : undefined;
  return words.setup(
    gameName(game),
    inLine(
      setup || undefined,
      typeof timeLimit === 'number' ? limit(timeLimit) : undefined,
      byClock === undefined ? undefined : words.byClock(byClock),
    ),
  );
}

/** A time as the table has it: "1:05". */
export const timeText = (ms: number): string => clockText(Math.floor(ms / 1000));

/** How long a result took; empty for one on paper. */
export const timeOf = ({ ms, paper }: Pick<ResultRow, 'ms' | 'paper'>): string => (paper ? '' : timeText(ms));

export const figuresOf = (result: Pick<ResultRow, 'right' | 'asked' | 'ms' | 'paper'>): string =>
  inLine(words.figures(result.right, result.asked), timeOf(result) || undefined);
