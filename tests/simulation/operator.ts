import { addRevisions } from '../../server/content/challenge-revisions.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import { MATH_RACE, NUMBER_PUZZLE, SPEED_MATH } from './challenge-games.ts';
import type { SimServer } from './sim-server.ts';
import type { World } from './world.ts';

const DAY_MS = 86_400_000;
/** Days around the beginning of a run that have a challenge from the start. */
const DAYS = { back: 2, ahead: 20 } as const;

const dateAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** What each game asks at first. Some of it is missed by who makes a mistake or a detour. */
const ASKED = {
  [SPEED_MATH]: { time_limit: 60, challenge_data: { operation: 'addition', questions: 2, target_score: 30 } },
  [MATH_RACE]: { time_limit: 0, challenge_data: { operation: 'addition', target_score: 2 } },
  [NUMBER_PUZZLE]: { time_limit: 60, challenge_data: { puzzle_size: 3, moves_limit: 30, target_score: 100 } },
} as const;
const GAMES = [SPEED_MATH, MATH_RACE, NUMBER_PUZZLE] as const;

/** What is to be reached after an edit: less, or more; of points more than anybody can. */
const EASIER = { target_score: 1 } as const;
const HARDER = { [SPEED_MATH]: { target_score: 2_000 }, [MATH_RACE]: { target_score: 3 }, [NUMBER_PUZZLE]: { moves_limit: 1 } } as const;

/** Whoever sets the challenges. Each edit is a further revision; of all of them the operator keeps a list, whatever a server forgets. */
export class Operator {
  readonly #world: World;
  readonly #server: SimServer;
  readonly #revisions: ChallengeRevision[] = [];
  #made: number;

  constructor(world: World, server: SimServer) {
    this.#world = world;
    this.#server = server;
    this.#made = world.chance.below(GAMES.length);
    const firstDay = world.nowMs - DAYS.back * DAY_MS;
    for (let day = 0; day <= DAYS.back + DAYS.ahead; day++) this.#make(dateAt(firstDay + day * DAY_MS));
  }

  /** Every revision that there ever was. */
  get revisions(): readonly ChallengeRevision[] {
    return this.#revisions;
  }

  /** A new challenge for today, which takes the place of the one before, or another revision of one of them. */
  change(): void {
    const what = this.#change();
    const { id, revision, date } = this.#revisions.at(-1) as ChallengeRevision;
    this.#world.note('an operator', `${what}: ${id}, revision ${revision}, for ${date}`);
    this.#world.happened(`challenge ${what}`);
  }

  #change(): 'new' | 'edit' | 'deactivate' | 'delete' {
    const today = this.#revisions.filter(({ date }) => date === dateAt(this.#world.nowMs));
    const what = today.length > 0 ? this.#world.chance.weighted({ new: 3, edit: 4, deactivate: 1, delete: 1 }) : 'new';
    if (what === 'new') {
      this.#make(dateAt(this.#world.nowMs));
      return what;
    }
    const { id } = this.#world.chance.pick(today);
    const last = this.#revisions.findLast((each) => each.id === id) as ChallengeRevision;
    const { revision, game_id: game, xp_reward: xp, challenge_data: data } = last;
    const asked = this.#world.chance.pick([EASIER, HARDER[game as keyof typeof HARDER]]);
    const edited = { xp_reward: xp + 100, challenge_data: { ...data, ...asked } };
    const changed = { edit: edited, deactivate: { is_active: false }, delete: { is_deleted: true } as const }[what];
    this.#revisions.push({ ...last, ...changed, revision: revision + 1 });
    return what;
  }

  /** The server is told of all of them. Those that it has it leaves as they are. */
  tell(): Promise<void> {
    return this.#server.tellChallenges((writer) => addRevisions(writer, this.#revisions, this.#world.nowMs));
  }

  #make(date: string): void {
    const n = ++this.#made;
    const game = GAMES[n % GAMES.length] ?? SPEED_MATH;
    this.#revisions.push({
      id: `challenge-${n}`,
      revision: 1,
      date,
      title: `Challenge ${n}`,
      description: '',
      game_id: game,
      difficulty: 'easy',
      xp_reward: 50 + n,
      bonus_xp: 0,
      max_attempts: 3,
      is_active: true,
      created_at: this.#world.nowMs + n,
      ...ASKED[game],
    });
  }
}
