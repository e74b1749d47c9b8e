import * as calculatorVsBrain from '../../../../../shared/games/calculator-vs-brain/v1/config.ts';
import * as mathBubblePop from '../../../../../shared/games/math-bubble-pop/v1/config.ts';
import * as mathRace from '../../../../../shared/games/math-race/v1/config.ts';
import * as multiplicationTable from '../../../../../shared/games/multiplication-table/v1/config.ts';
import * as numberPuzzle from '../../../../../shared/games/number-puzzle/v1/config.ts';
import * as numberSequence from '../../../../../shared/games/number-sequence/v1/config.ts';
import * as speedMath from '../../../../../shared/games/speed-math/v1/config.ts';
import type { Result } from '../../../../../shared/result.ts';
import type { ConfigError } from '../../../../../shared/games/kit/game.ts';

/** How each game checks a set-up. */
export const RULES: { readonly [slug in WarmedUp]: { readonly parseConfig: (input: unknown) => Result<object, ConfigError> } } = {
  'speed-math': speedMath,
  'math-race': mathRace,
  'multiplication-table': multiplicationTable,
  'calculator-vs-brain': calculatorVsBrain,
  'math-bubble-pop': mathBubblePop,
  'number-puzzle': numberPuzzle,
  'number-sequence': numberSequence,
};

/** The warm-up of each game; a test says which one is missing. */
export const WARM_UPS = {
  'speed-math': speedMath.WARM_UP,
  'math-race': mathRace.WARM_UP,
  'multiplication-table': multiplicationTable.WARM_UP,
  'calculator-vs-brain': calculatorVsBrain.WARM_UP,
  'math-bubble-pop': mathBubblePop.WARM_UP,
  'number-puzzle': numberPuzzle.WARM_UP,
  'number-sequence': numberSequence.WARM_UP,
} as const;

export type WarmedUp = keyof typeof WARM_UPS;
