import { buildMs } from '../../../shared/build-stamp.ts';
import type { Canonical } from '../../../shared/canonical.ts';
import { factsOf } from '../../../shared/games/kit/facts.ts';
import type { Game, Outcome } from '../../../shared/games/kit/game.ts';
import type { Measure } from '../../../shared/games/statistics-kit/best.ts';
import { sameSetup } from '../../../shared/games/same-setup.ts';
import { compareRun, setupStanding, type RunComparison, type SetupStanding } from '../../../shared/progress/comparison.ts';
import type { ComparableSession } from '../../../shared/progress/counted/compared-run.ts';
import { bestsOf, type EndedSession } from '../../../shared/progress/folds/bests.ts';
import { legalOffset } from '../../../shared/progress/counted/time.ts';
import type { PartOf } from '../../../shared/progress/folds/registry.ts';
import type { Today } from '../../../shared/progress/two-weeks.ts';
import { readStored } from '../../device/read-stored.ts';
import type { FinishReport } from '../../engine/engine.ts';
import { browserClock } from '../../storage/browser-clock.ts';
import { clockOf, dayToday, type KnownTime } from '../../storage/known-time.ts';
import { isUntimed } from '../choices/clock-of.ts';
import { browserPorts } from '../run/browser-ports.ts';
import { whoPlays } from '../run/run-owner.ts';

/** The runs of a player with one set-up, as they were when this was read. */
export interface SetupBests<State> {
  /** Undefined before the first run that can be compared. */
  readonly standing: SetupStanding | undefined;
  /** Compares a run that ended afterwards. */
  readonly compare: (ended: EndedRun<State>) => RunComparison | undefined;
}

/** A run at its end. `report`: absent until the engine has answered. */
export interface EndedRun<State> {
  readonly state: State;
  readonly outcome: Outcome;
  readonly report: Pick<FinishReport, 'unverified'> | undefined;
  /** The code of the class round that it is of: it is compared with nothing (decision D30). */
  readonly round?: string | undefined;
}

/** A run that has just ended, as its session will be compared. */
export function comparable<Config extends Canonical, Move, State>(
  rules: Game<Config, Move, State>,
  { state, outcome, report, round }: EndedRun<State>,
): ComparableSession {
  const { score, accuracy, durationMs, movesCount, difficulty, resumed, course, sessionData: data } = outcome;
  const { answers, right, ms } = factsOf(rules.answers(state));
  return {
    game: rules.slug,
    score,
    ...(accuracy !== null && { accuracy }),
    durationMs,
    ...(movesCount !== null && { movesCount }),
    difficulty,
    resumed,
    data,
    facts: [answers, right, ms],
    ...(course && { course }),
    ...(round !== undefined && { round }),
    ...(report?.unverified && { unverified: true }),
    ...(!rules.isOver(state) && { left: 'tried' }),
  };
}

/** The runs of the guest in this window, for the next ones to be compared with. They are not stored. */
const guestRuns: EndedSession[] = [];

/** Called once for each game that was not kept. */
export function rememberGuestRun<Config extends Canonical, Move, State>(rules: Game<Config, Move, State>, ended: EndedRun<State>): void {
  guestRuns.push({ ...comparable(rules, ended), endMs: browserPorts.wall() });
}

/** A player's bests with a set-up, and what the device knows of time. */
async function storedBests(localId: string, key: string): Promise<readonly [PartOf<'bests'>, KnownTime]> {
  const read = await readStored(async (storage) => {
    const store = storage.player(localId);
    return Promise.all([store.setupBests(key), clockOf(store)]);
  });
  return read ?? [{}, {}];
}

function todayBy(clock: KnownTime): Today {
  const host = browserClock(buildMs);
  return { day: dayToday(host, clock), utcOffsetMin: legalOffset(host.utcOffsetMin()) };
}

/** Of the current player; of a guest: those of this window. Where storage refuses, there are none. */
export async function readBests<Config extends Canonical, Move, State>(
  rules: Game<Config, Move, State>,
  config: Config,
): Promise<SetupBests<State>> {
  // The wait also lets the screen of the run remember a guest's game: its effect comes after those of the result.
  const owner = await whoPlays();
  const key = sameSetup(rules, config) ?? '';
  const [bests, clock] = owner.kind === 'guest' ? [bestsOf(guestRuns), {}] : await storedBests(owner.localId, key);
  return {
    standing: setupStanding(bests, key),
    compare: (ended) => (ended.round === undefined ? told(ended, compareRun(bests, comparable(rules, ended), todayBy(clock))) : undefined),
  };
}

const isTime = ({ measure }: { readonly measure: Measure }): boolean => measure === 'time' || measure === 'pace';

/** Without a clock no time is told (decision G26). */
function told<State>({ outcome }: EndedRun<State>, comparison: RunComparison | undefined): RunComparison | undefined {
  if (!comparison || !isUntimed(outcome.sessionData)) return comparison;
  const { weeks: _, lack, before, figures, ...rest } = comparison;
  const [lead, ...more] = before?.figures.filter((figure) => !isTime(figure)) ?? [];
  return {
    ...rest,
    // With all of it right, or more of it, only its time would be compared.
    ...(lack === 'rounds' && { lack }),
    before: before && lead && { ...before, figures: [lead, ...more] },
    figures: figures.filter((figure) => !isTime(figure)),
  };
}
