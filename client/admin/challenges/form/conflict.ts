import { hasField, type ChallengeForm, type FormField } from './challenge-form.ts';

/** Two versions of a challenge: what this admin wrote, and what somebody else saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** Fields that are taken from one version together. Those of a game make no sense with another game. */
export interface Difference {
  readonly name: string;
  readonly fields: readonly FormField[];
}

const ONE_BY_ONE = [
  'date',
  'start_time',
  'end_time',
  'title',
  'description',
  'difficulty',
  'xp_reward',
  'bonus_xp',
  'max_attempts',
  'is_active',
] as const satisfies readonly FormField[];

const OF_GAME = [
  'game_id',
  'operation',
  'questions',
  'target_score',
  'time_limit',
  'puzzle_size',
  'moves_limit',
] as const satisfies readonly FormField[];

/** What can be chosen: each field for itself, but all that is the game's together where the games differ. */
function choicesOf(mine: ChallengeForm, theirs: ChallengeForm): readonly Difference[] {
  const single = (fields: readonly FormField[]) => fields.map((field) => ({ name: field, fields: [field] }));
  const { game_id: game } = mine;
  if (game !== theirs.game_id) return [...single(ONE_BY_ONE), { name: 'game_id', fields: OF_GAME }];
  return single([...ONE_BY_ONE, ...OF_GAME.filter((field) => hasField(game, field))]);
}

const differIn = (one: ChallengeForm, other: ChallengeForm, { fields }: Difference): boolean =>
  fields.some((field) => !Object.is(one[field], other[field]));

/** Where the two versions differ, in the order of the form. */
export const differences = (mine: ChallengeForm, theirs: ChallengeForm): readonly Difference[] =>
  choicesOf(mine, theirs).filter((each) => differIn(mine, theirs, each));

/**
 * What is chosen at first: where only the other has changed something it is theirs, and everywhere else mine.
 * @param base what both started from
 */
export const suggested = (base: ChallengeForm, mine: ChallengeForm, theirs: ChallengeForm): ReadonlyMap<string, Side> =>
  new Map(differences(mine, theirs).map((each) => [each.name, differIn(mine, base, each) ? 'mine' : 'theirs']));

/** One version made of both: of each difference the chosen side, mine where nothing is chosen. */
export function merged(mine: ChallengeForm, theirs: ChallengeForm, chosen: ReadonlyMap<string, Side>): ChallengeForm {
  const taken = differences(mine, theirs).filter(({ name }) => chosen.get(name) === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.flatMap(({ fields }) => fields.map((field) => [field, theirs[field]]))) };
}

/** All differences from one side. */
export const allFrom = (side: Side, mine: ChallengeForm, theirs: ChallengeForm): ReadonlyMap<string, Side> =>
  new Map(differences(mine, theirs).map(({ name }) => [name, side]));
