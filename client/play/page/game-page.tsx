import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { browserPorts } from '../run/browser-ports.ts';
import { CountdownScreen } from './countdown-screen.tsx';
import { engines, warmUpEngine } from '../run/engine-bridge.ts';
import type { GameScreens } from './game-screens.ts';
import { useInputGate } from '../input/use-input-gate.ts';
import { ResumeOffer } from './resume-offer.tsx';
import { rememberSetup } from '../setup/last-setup.ts';
import { LeadIn } from './lead-in.tsx';
import type { ChallengeRun } from '../run/new-session.ts';
import { againOf, FIRST_PHASE, nextPhase, type Phase, type PhaseEvent } from './phase.ts';
import { ownerOf, whoPlays } from '../run/run-owner.ts';
import { RunScreen } from './run-screen.tsx';
import type { RunControl } from '../run/run.ts';
import { startRun, type RunConfig, type Start } from '../run/start-run.ts';
import { useKeptPlayer } from './use-kept-player.ts';

/** Spec 1 §4: in challenge mode the countdown starts after 100 ms. */
const CHALLENGE_DELAY_MS = 100;
const CHALLENGE_PAGE = '/daily-challenge/play';

export interface GamePageProps<Config extends RunConfig, Move, State, Played extends RunControl<State>> {
  readonly screens: GameScreens<Config, Move, State, Played>;
  /** Today's challenge for this game; asked only with `?challenge=true`. Without one the set-up is shown. */
  readonly loadChallenge?: (() => Promise<ChallengeRun | undefined>) | undefined;
}

/** /games/<slug>: set-up, countdown, play, summary. */
export function GamePage<Config extends RunConfig, Move, State, Played extends RunControl<State>>({
  screens,
  loadChallenge,
}: GamePageProps<Config, Move, State, Played>) {
  const { game, name, countdown, Setup } = screens;
  const [phase, send] = useReducer(nextPhase<Config, Played>, FIRST_PHASE);
  const router = useRouter();
  const owner = ownerOf(useCurrentPlayer());
  const begin = useBegin(screens, phase, send);
  const start = (what: Start<Config>) => send({ type: countdown ? 'count' : 'lead', start: what });
  const toSetup = () => send({ type: 'setup' });
  useWarmUp(phase.kind === 'countdown' || phase.kind === 'lead-in');
  useInputGate();
  useKeptPlayer(phase.kind === 'setup' ? undefined : phase.nth);
  useChallenge(screens, loadChallenge, start);

  if (phase.kind === 'countdown' && countdown) {
    return (
      <CountdownScreen
        key={phase.nth}
        game={name}
        {...countdown}
        onStart={() => send({ type: 'lead', start: phase.start })}
        onBack={toSetup}
      />
    );
  }
  if (phase.kind === 'lead-in')
    return <LeadIn key={`lead-in ${phase.nth}`} game={name} onDone={() => begin(phase.start)} onBack={toSetup} />;
  if (phase.kind === 'run') {
    const inChallenge = phase.start.kind === 'new' && phase.start.challenge !== undefined;
    return (
      <RunScreen
        key={phase.started.sessionId}
        screens={screens}
        started={phase.started}
        owner={owner}
        onFinished={() => inChallenge && router.history.push(CHALLENGE_PAGE)}
        onDiscard={toSetup}
        onAgain={() => start(againOf(phase.started))}
        onNew={toSetup}
      />
    );
  }
  const choose = (config: Config) => {
    void whoPlays().then((who) => rememberSetup(who, game.slug, config));
    start({ kind: 'new', config });
  };
  return (
    <>
      <Setup onStart={choose} returned={phase.kind === 'setup' && phase.returned} />
      <ResumeOffer game={game} about={screens.about} waiting={screens.waiting} onResume={(run) => start({ kind: 'resume', run })} />
    </>
  );
}

/** Begins a run, once a phase: a second press before the screen has changed starts nothing more (decision G19). */
function useBegin<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  { game, open }: GameScreens<Config, Move, State, Played>,
  phase: Phase<Config, Played>,
  send: (event: PhaseEvent<Config, Played>) => void,
) {
  const begunFrom = useRef<Phase<Config, Played>>(undefined);
  return (start: Start<Config>) => {
    if (begunFrom.current === phase) return;
    begunFrom.current = phase;
    const begun = startRun(game, start, { engines, ports: browserPorts, owner: whoPlays() });
    send(begun ? { type: 'begin', start, started: { ...begun, run: open(begun.run) } } : { type: 'setup' });
  };
}

function useWarmUp(counting: boolean): void {
  useEffect(() => {
    if (counting) warmUpEngine();
  }, [counting]);
}

/** Challenge mode skips the set-up. */
function useChallenge<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  { game, challenge: takesChallenges = false }: GameScreens<Config, Move, State, Played>,
  load: (() => Promise<ChallengeRun | undefined>) | undefined,
  start: (start: Start<Config>) => void,
): void {
  const wanted = useSearch({ strict: false, select: (search: { readonly challenge?: unknown }) => search.challenge === true });
  const [challenge, setChallenge] = useState<ChallengeRun>();
  const begin = useEffectEvent((run: ChallengeRun) => {
    const config = game.parseConfig(run.config);
    if (config.ok) start({ kind: 'new', config: config.value, challenge: run });
  });
  useEffect(() => {
    if (wanted && takesChallenges) void load?.().then(setChallenge);
  }, [wanted, takesChallenges, load]);
  useEffect(() => {
    if (!challenge) return undefined;
    const timer = setTimeout(() => begin(challenge), CHALLENGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [challenge]);
}
