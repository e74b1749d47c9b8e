import { useRouter, useSearch } from '@tanstack/react-router';
import { useContext, useEffect, useEffectEvent, useReducer, useState, type ReactElement } from 'react';
import { gameBySlug } from '../../../shared/games/catalogue.ts';
import { useCurrentPlayer } from '../../device/current-player.ts';
import { CurrentGame } from '../current-game.ts';
import { browserPorts } from '../run/browser-ports.ts';
import { Challenges } from './challenges.ts';
import { CountdownScreen } from './countdown-screen.tsx';
import { engines, warmUpEngine } from '../run/engine-bridge.ts';
import type { GameModule } from './game-module.ts';
import { useInputGate } from '../input/use-input-gate.ts';
import { ResumeOffer } from './resume-offer.tsx';
import { rememberSetup } from '../setup/last-setup.ts';
import { LeadIn } from './lead-in.tsx';
import type { ChallengeRun } from '../run/new-session.ts';
import { againOf, FIRST_PHASE, nextPhase } from './phase.ts';
import { ownerOf, whoPlays } from '../run/run-owner.ts';
import { RunScreen } from './run-screen.tsx';
import type { RunControl } from '../run/run.ts';
import { startRun, type RunConfig, type Start } from '../run/start-run.ts';
import { useKeptPlayer } from './use-kept-player.ts';

/** In challenge mode the countdown starts after this time, in ms (spec 1 §4). */
const CHALLENGE_DELAY_MS = 100;
const CHALLENGE_PAGE = '/daily-challenge/play';

/** Makes the page of a game, which its `index.ts` exports. @throws Error for rules that the catalogue does not know. */
export function gamePage<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  module: GameModule<Config, Move, State, Played>,
): () => ReactElement {
  const game = gameBySlug(module.rules.slug);
  if (!game) throw new Error(`The catalogue has no ${module.rules.slug}.`);
  return function Page() {
    return (
      <CurrentGame value={game}>
        <GamePage module={module} />
      </CurrentGame>
    );
  };
}

interface GamePageProps<Config extends RunConfig, Move, State, Played extends RunControl<State>> {
  readonly module: GameModule<Config, Move, State, Played>;
}

/** /games/<slug>: set-up, countdown, play, summary. */
function GamePage<Config extends RunConfig, Move, State, Played extends RunControl<State>>({
  module,
}: GamePageProps<Config, Move, State, Played>) {
  const { rules, countdown, Setup } = module;
  const [phase, send] = useReducer(nextPhase<Config, State, Played>, FIRST_PHASE);
  const router = useRouter();
  const owner = ownerOf(useCurrentPlayer());
  // Called once per phase by the empty stage's timer, not by a press (decision G19).
  const begin = (what: Start<Config, State>) => {
    const begun = startRun(rules, what, { engines, ports: browserPorts, owner: whoPlays() });
    send({ type: 'begin', start: what, started: { ...begun, run: module.open(begun.run) } });
  };
  const start = (what: Start<Config, State>) => send({ type: countdown ? 'count' : 'lead', start: what });
  const toSetup = () => send({ type: 'setup' });
  useWarmUp(phase.kind === 'countdown' || phase.kind === 'lead-in');
  useInputGate();
  useKeptPlayer(phase.kind === 'setup' ? undefined : phase.nth);
  useChallenge(module, start);

  if (phase.kind === 'countdown' && countdown) {
    return <CountdownScreen key={phase.nth} {...countdown} onStart={() => send({ type: 'lead', start: phase.start })} onBack={toSetup} />;
  }
  if (phase.kind === 'lead-in') return <LeadIn key={`lead-in ${phase.nth}`} onDone={() => begin(phase.start)} onBack={toSetup} />;
  if (phase.kind === 'run') {
    const inChallenge = phase.start.kind === 'new' && phase.start.challenge !== undefined;
    return (
      <RunScreen
        key={phase.started.sessionId}
        module={module}
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
    void whoPlays().then((who) => rememberSetup(who, rules.slug, config));
    start({ kind: 'new', config });
  };
  return (
    <>
      <Setup onStart={choose} returned={phase.kind === 'setup' && phase.returned} />
      <ResumeOffer game={rules} about={module.about} waiting={module.waiting} onResume={(run) => start({ kind: 'resume', run })} />
    </>
  );
}

function useWarmUp(counting: boolean): void {
  useEffect(() => {
    if (counting) warmUpEngine();
  }, [counting]);
}

/** Challenge mode skips the set-up. If there is no challenge for this game today, the set-up is shown. */
function useChallenge<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  { rules, challenge: takesChallenges = false }: GameModule<Config, Move, State, Played>,
  start: (start: Start<Config, State>) => void,
): void {
  const load = useContext(Challenges);
  const wanted = useSearch({ strict: false, select: (search: { readonly challenge?: unknown }) => search.challenge === true });
  const [challenge, setChallenge] = useState<ChallengeRun>();
  const begin = useEffectEvent((run: ChallengeRun) => {
    const config = rules.parseConfig(run.config);
    if (config.ok) start({ kind: 'new', config: config.value, challenge: run });
  });
  useEffect(() => {
    if (wanted && takesChallenges) void load?.(rules.slug).then(setChallenge);
  }, [wanted, takesChallenges, load, rules.slug]);
  useEffect(() => {
    if (!challenge) return undefined;
    const timer = setTimeout(() => begin(challenge), CHALLENGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [challenge]);
}
