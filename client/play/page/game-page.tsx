import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer, useState, type ReactElement } from 'react';
import { useRead } from '../../device/use-read.ts';
import { firstUse } from '../../window/first-use.ts';
import { logError } from '../../window/log.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import { code } from '../../window/chunk.tsx';
import { useInWindow } from '../../window/use-in-window.ts';
import { isUntimed } from '../choices/clock-of.ts';
import { CurrentGame, useGame } from '../current-game.ts';
import { warmUpEngine } from '../run/engine-bridge.ts';
import type { Game } from '../../../shared/games/kit/game.ts';
import type { Found, Wanted } from './challenge-start.ts';
import type { GameModule } from './game-module.ts';
import { useInputGate } from '../input/use-input-gate.ts';
import { ATTEMPT_PAGE } from '../purpose/attempt-page.ts';
import { CurrentPurpose } from '../purpose/current-purpose.ts';
import type { Purpose } from '../purpose/purpose.ts';
import { rememberSetup } from '../setup/last-setup.ts';
import { LeadIn } from './lead-in.tsx';
import { RunAnnouncer } from './run-announcer.tsx';
import { FIRST_PHASE, freeGame, nextPhase } from './phase.ts';
import { useOwner, whoPlays } from '../run/run-owner.ts';
import { configOf, rulesOfStart, whenFitted, whenRulesAreThere } from './rules-of.ts';
import { choices, fetchRunParts, type RunParts } from './run-parts.ts';
import type { RunControl } from '../run/run.ts';
import type { RunConfig, Start } from '../run/start-run.ts';
import { Stage } from '../stage/stage.tsx';
import { usePinnedPlayer } from './use-pinned-player.ts';

/** In challenge mode the countdown starts after this time, in ms (spec 1 §4). */
const CHALLENGE_DELAY_MS = 100;

/** Makes the page of a game, which its `index.ts` exports. */
export function gamePage<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  module: GameModule<Config, Move, State, Played>,
): () => ReactElement {
  const parts = { ...module, run: runCode };
  const { name, description } = module;
  const game = { ...module.game, name, description };
  return function Page() {
    return (
      <CurrentGame value={game}>
        <GamePage module={module} parts={parts} />
        <RunAnnouncer />
      </CurrentGame>
    );
  };
}

/** Nothing of a run is needed before one is begun. */
const runCode = code(() => import('./run-screen.tsx'));

interface GamePageProps<Config extends RunConfig, Move, State, Played extends RunControl<State>> {
  readonly module: GameModule<Config, Move, State, Played>;
  readonly parts: RunParts;
}

/** /games/<slug>: set-up, countdown, play, summary. */
function GamePage<Config extends RunConfig, Move, State, Played extends RunControl<State>>({
  module,
  parts,
}: GamePageProps<Config, Move, State, Played>) {
  const { countdown: Countdown } = module;
  const [phase, send] = useReducer(nextPhase<Config, State, Played>, FIRST_PHASE);
  const { name } = useGame();
  const router = useRouter();
  const owner = useOwner();
  const toPage = (page: string) => router.history.replace(page);
  const start = (what: Start<Config, State>) => whenItsCodeIsThere(module, what, (type, timed) => send({ type, start: timed }));
  const startWith = (config: Config) => start(freeGame(config));
  const toSetup = () => send({ type: 'setup' });
  const leave = ({ home }: Purpose) => {
    if (home !== undefined) toPage(home);
    else toSetup();
  };
  useWarmUp(phase.kind === 'countdown' || phase.kind === 'lead-in', parts);
  useInputGate();
  usePinnedPlayer(phase.kind === 'setup' ? undefined : phase.nth);
  const offer = useRead(loadResumeOffer, '');
  const loading = useChallenge(module, start, () => toPage(ATTEMPT_PAGE));

  if (phase.kind === 'countdown' && Countdown) {
    return (
      <Countdown key={phase.nth} onStart={() => send({ type: 'lead', start: phase.start })} onBack={() => leave(phase.start.purpose)} />
    );
  }
  const runs = runCode.loaded();
  if (phase.kind === 'lead-in' && runs) {
    const begin = () => send({ type: 'begin', start: phase.start, started: runs.beginRun(module, phase.start) });
    return <LeadIn key={`lead-in ${phase.nth}`} onDone={begin} onBack={() => leave(phase.start.purpose)} />;
  }
  if (phase.kind === 'run' && runs) {
    const { purpose } = phase.started;
    return (
      <CurrentPurpose value={purpose}>
        <runs.RunScreen
          key={phase.started.sessionId}
          module={module}
          rules={rulesOfStart(module, phase.start)}
          started={phase.started}
          owner={owner}
          onFinished={() => purpose.result && toPage(purpose.result.page)}
          onDiscard={() => leave(purpose)}
          onAgain={startWith}
          onNew={() => leave(purpose)}
        />
      </CurrentPurpose>
    );
  }
  if (loading) return <Stage label={name}>{null}</Stage>;
  const choose = (config: Config) => {
    void whoPlays().then((who) => rememberSetup(who, module.rules.slug, config));
    // From now on this is the last set-up, whatever the link had filled in.
    if (router.history.location.search !== '') toPage(router.history.location.pathname);
    whenFitted(module, config, startWith);
  };
  return (
    <>
      <module.Setup onStart={choose} returned={phase.kind === 'setup' && phase.returned} />
      {offer && <offer.ResumeOffer module={module} onResume={start} />}
    </>
  );
}

/**
 * Calls `go` with what a start leads to, once the code of its screens is there. Without it nothing starts: the clock would run on an empty
 * stage.
 */
function whenItsCodeIsThere<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  module: GameModule<Config, Move, State, Played>,
  asked: Start<Config, State>,
  go: (type: 'count' | 'lead', what: Start<Config, State>) => void,
): void {
  const { countdown, countsDown, play } = module;
  const begin = (what: Start<Config, State>) => {
    const config = configOf(what);
    // Without a clock nothing counts, down neither.
    if (!countdown || countsDown?.(config) === false || isUntimed(config)) return go('lead', what);
    countdown.whenThere(() => go('count', what));
  };
  const rulesToo = (what: Start<Config, State>) => {
    whenRulesAreThere(module, what, () => begin(asRead(rulesOfStart(module, what), what)));
  };
  runCode.whenThere(() =>
    play.whenThere(() => choices.whenThere(({ withPlayChoices, byClock }) => withPlayChoices(() => rulesToo(byClock(asked))))),
  );
}

/** With the set-up as these rules have it: in those of before there were clocks it has none. */
function asRead<Config extends RunConfig, Move, State>(rules: Game<Config, Move, State>, what: Start<Config, State>): Start<Config, State> {
  if (what.kind === 'resume') return what;
  const config = rules.parseConfig(what.config);
  return config.ok ? { ...what, config: config.value } : what;
}

/** Nobody waits for the offer to resume a run: if its code cannot be loaded now, the run is offered the next time. */
async function loadResumeOffer() {
  try {
    return await import('./resume-offer.tsx');
  } catch (error) {
    logError(error);
    return undefined;
  }
}

/**
 * Fetches what a game needs later. The code of its screens comes as soon as somebody uses the page, so that a game that is begun can be
 * finished whatever the network does; the engine starts before the game does.
 */
function useWarmUp(counting: boolean, parts: RunParts): void {
  useEffect(() => void firstUse().then(() => fetchRunParts(parts)), [parts]);
  useEffect(() => {
    if (!counting) return;
    warmUpEngine();
    void fetchRunParts(parts);
  }, [counting, parts]);
}

const WANTED = ['round', 'challenge', 'practice'] as const satisfies readonly Wanted[];

/** What the address asks for, in words of its own (challenge-start.ts). */
function useWanted(): Wanted | undefined {
  return useSearch({
    strict: false,
    select: (search: { readonly [name in Wanted]?: unknown }) => WANTED.find((name) => search[name] === true),
  });
}

/**
 * Challenge mode skips the set-up, as a class round does. If there is no challenge for this game today, or no round was asked for in this
 * window, the set-up is shown; after the attempt its page. True while the challenge is loaded: not in the first render, which is that of the
 * document.
 */
function useChallenge<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  module: GameModule<Config, Move, State, Played>,
  start: (start: Start<Config, State>) => void,
  toChallenge: () => void,
): boolean {
  const asked = useWanted();
  const wanted = module.challenge || asked === 'round' ? asked : undefined;
  const [decided, setDecided] = useState<typeof wanted>();
  const inWindow = useInWindow();
  const begin = useEffectEvent((found: Found<Config, State>) => {
    if (found === 'attempted') return toChallenge();
    setDecided(wanted);
    if (found) start(found);
  });
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    void findStart(module, wanted).then((found) => {
      if (gone) return;
      timer = setTimeout(() => begin(found), CHALLENGE_DELAY_MS);
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [wanted, module]);
  return inWindow && wanted !== undefined && wanted !== decided;
}

async function findStart<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  module: GameModule<Config, Move, State, Played>,
  wanted: Wanted,
): Promise<Found<Config, State>> {
  const { challengeStart } = await untilLoaded(() => import('./challenge-start.ts'));
  return challengeStart(module, wanted);
}
