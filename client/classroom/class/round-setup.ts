import type { RoundSetup } from '../../../shared/games/kit/round-form.ts';
import { rulesFor } from '../../../shared/games/registry.ts';
import { ROUND_FORMS } from '../../../shared/games/rounds.ts';
import type { RoundConfig } from '../../play/setup/round-part.tsx';
import { CHANCES, makeCode } from '../../../shared/classroom/round.ts';

/** What a teacher has chosen for a round. */
export interface RoundChoice {
  readonly game: string;
  readonly config: RoundConfig;
}

/** The games that have rounds. */
export const ROUND_GAMES: readonly string[] = ROUND_FORMS.map(({ slug }) => slug);

/** What is chosen at first: the game's first preset. */
export function firstChoice(game: string, clock: string = 'on'): RoundChoice {
  const preset = ROUND_FORMS.find(({ slug }) => slug === game)?.presets[0];
  return { game, config: { ...(preset?.config as RoundChoice['config']), clock } };
}

/** What these choices make, as the latest rules that have presets complete it; undefined if they make no round. */
function setupOf({ game, config }: RoundChoice): RoundSetup | undefined {
  const rules = Math.max(...(ROUND_FORMS.find(({ slug }) => slug === game)?.presets ?? []).map((preset) => preset.rules));
  if (Object.values(config).some((value) => value === null || Number.isNaN(value))) return undefined;
  const parsed = rulesFor(game, rules)?.parseConfig(config);
  return parsed?.ok ? { game, rules, config: parsed.value as RoundSetup['config'] } : undefined;
}

/**
 * The code of a new round with these choices; undefined if they make none.
 * @param random 32 random bits.
 */
export function codeOf(choice: RoundChoice, random: number): string | undefined {
  const setup = setupOf(choice);
  return setup && makeCode(setup, random % CHANCES);
}
