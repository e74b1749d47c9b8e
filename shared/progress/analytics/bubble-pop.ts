import type { Figures } from '../figures.ts';
import { topicOfKey } from '../folds/topics.ts';

/** The one game that the page gives an entry of its own (spec 2 §2, Analytics). */
const BUBBLE_POP = 'math-bubble-pop';

/** In the order of the game's mode menu. */
const OPERATIONS = ['addition', 'subtraction', 'multiplication', 'division', 'mixed'] as const;

/** The overview of Math Bubble Pop (spec 2 §3). */
export interface BubblePopOverview {
  readonly game: string;
  readonly totalGames: number;
  readonly highestScore: number;
  readonly highestLevel: number;
  /** Whole percent; undefined without a game that has one. */
  readonly accuracyPercentage: number | undefined;
  readonly byOperation: readonly BubblePopOperation[];
}

interface BubblePopOperation {
  readonly operation: (typeof OPERATIONS)[number];
  /** Targets tried and hit with this operation, those of mixed games among them. A mixed game has none of its own. */
  readonly attempts?: number;
  readonly correct?: number;
  readonly accuracy?: number;
  /** Of games in this mode that were not interrupted. */
  readonly maxLevel: number;
  readonly averageScore: number;
}

/** From the kept figures of the game; undefined if it was never played (decision C7). */
export function bubblePopOverview({ games }: Pick<Figures, 'games'>): BubblePopOverview | undefined {
  const figures = games[BUBBLE_POP];
  if (figures === undefined) return undefined;
  const { sessions, bestScore, accuracySum, accuracyCount, records } = figures;
  const byOperation = OPERATIONS.flatMap((operation): readonly BubblePopOperation[] => {
    const [score, level] = [records[`score/${operation}`], records[`level/${operation}`]];
    if (score === undefined || level === undefined) return [];
    return [{ operation, ...targetsOf(figures, operation), maxLevel: level.most, averageScore: Math.round(score.sum / score.count) }];
  });
  return {
    game: BUBBLE_POP,
    totalGames: sessions,
    highestScore: bestScore,
    highestLevel: OPERATIONS.reduce((highest, operation) => Math.max(highest, records[`level/${operation}`]?.most ?? 0), 0),
    accuracyPercentage: accuracyCount === 0 ? undefined : Math.round(accuracySum / accuracyCount),
    byOperation,
  };
}

function targetsOf(
  { topics }: Figures['games'][string],
  operation: string,
): Pick<BubblePopOperation, 'attempts' | 'correct' | 'accuracy'> | undefined {
  const those = Object.entries(topics).filter(([key]) => topicOfKey(key).topic === operation);
  const attempts = those.reduce((sum, [, [answers]]) => sum + answers, 0);
  const correct = those.reduce((sum, [, [, right]]) => sum + right, 0);
  return attempts === 0 ? undefined : { attempts, correct, accuracy: Math.round((100 * correct) / attempts) };
}
