import { parseConfig, type BubblePopConfig } from '../../../shared/games/math-bubble-pop/v1/config.ts';

/** The player's last mode; addition if there is none. */
export function firstChoice(lastSetup: unknown): BubblePopConfig {
  const last = parseConfig(lastSetup);
  return last.ok ? last.value : { operation: 'addition' };
}
