import { parseConfig, type BubblePopConfig } from '../../../shared/games/math-bubble-pop/v1/config.ts';

/** The last mode of this player, addition at first. */
export function firstChoice(lastSetup: unknown): BubblePopConfig {
  const last = parseConfig(lastSetup);
  return last.ok ? last.value : { operation: 'addition' };
}
