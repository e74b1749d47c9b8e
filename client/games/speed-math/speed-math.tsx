import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { COUNTDOWN_FROM, COUNTDOWN_STEP_MS } from '../../../shared/games/countdown.ts';
import { speedMath } from '../../../shared/games/speed-math/v1/rules.ts';
import type { SpeedMathConfig } from '../../../shared/games/speed-math/v1/config.ts';
import { useCurrentPlayer } from '../../account/current-player.ts';
import { browserPorts } from '../../play/browser-ports.ts';
import { CountdownScreen } from '../../play/countdown-screen.tsx';
import { engines, warmUpEngine } from '../../play/engine-bridge.ts';
import { rememberSetup } from '../../play/last-setup.ts';
import type { ChallengeRun } from '../../play/new-session.ts';
import { recorderOf, whoPlays } from '../../play/recorder.ts';
import { FIRST_PHASE, nextPhase } from './phase.ts';
import { Interrupted } from './interrupted.tsx';
import { Round } from './round.tsx';
import { Setup } from './setup.tsx';
import { startRun, type Start } from './start-run.ts';
import { useLastChoice } from './use-last-choice.ts';

const NAME = 'Speed Math';
/** Spec 1 §4: in challenge mode the countdown starts after 100 ms. */
const CHALLENGE_DELAY_MS = 100;
const CHALLENGE_PAGE = '/daily-challenge/play';

export interface SpeedMathProps {
  /** Today's challenge for this game; asked only with `?challenge=true`. Without one the set-up is shown. */
  readonly loadChallenge?: () => Promise<ChallengeRun | undefined>;
}

/** /games/speed-math: set-up, countdown, play, summary. */
export function SpeedMath({ loadChallenge }: SpeedMathProps) {
  const [phase, send] = useReducer(nextPhase, FIRST_PHASE);
  const router = useRouter();
  const recorder = recorderOf(useCurrentPlayer());
  const count = (start: Start) => send({ type: 'count', start });
  const counting = phase.kind === 'countdown';
  useEffect(() => {
    if (counting) warmUpEngine();
  }, [counting]);
  useChallenge(loadChallenge, count);

  if (phase.kind === 'setup') {
    return <SetupPhase onStart={count} returned={phase.returned} />;
  }
  if (phase.kind === 'countdown') {
    const begin = () => {
      const started = startRun(phase.start, { engines, ports: browserPorts, recorder: whoPlays() });
      send(started ? { type: 'begin', started } : { type: 'setup' });
    };
    return (
      <CountdownScreen
        key={phase.round}
        game={NAME}
        from={COUNTDOWN_FROM}
        stepMs={COUNTDOWN_STEP_MS}
        onStart={begin}
        onBack={() => send({ type: 'setup' })}
      />
    );
  }
  const inChallenge = phase.start.kind === 'new' && phase.start.challenge !== undefined;
  return (
    <Round
      key={phase.started.sessionId}
      started={phase.started}
      recorder={recorder ?? { kind: 'guest' }}
      onFinished={() => inChallenge && router.history.push(CHALLENGE_PAGE)}
      onAbort={() => send({ type: 'setup' })}
      onAgain={() => send({ type: 'again' })}
      onNew={() => send({ type: 'setup' })}
    />
  );
}

interface SetupPhaseProps {
  readonly onStart: (start: Start) => void;
  /** Back from a game: the keyboard goes on from Start. */
  readonly returned: boolean;
}

function SetupPhase({ onStart, returned }: SetupPhaseProps) {
  const [choice, choose] = useLastChoice();
  const start = (config: SpeedMathConfig) => {
    void whoPlays().then((recorder) => rememberSetup(recorder, speedMath.slug, config));
    onStart({ kind: 'new', config });
  };
  return (
    <>
      <Setup choice={choice} onChoose={choose} onStart={start} focusStart={returned} />
      <Interrupted onResume={(run) => onStart({ kind: 'goOn', run })} />
    </>
  );
}

/** Challenge mode skips the set-up. */
function useChallenge(load: SpeedMathProps['loadChallenge'], start: (start: Start) => void): void {
  const wanted = useSearch({ strict: false, select: (search: { readonly challenge?: unknown }) => search.challenge === true });
  const [challenge, setChallenge] = useState<ChallengeRun>();
  const begin = useEffectEvent((run: ChallengeRun) => {
    const config = speedMath.parseConfig(run.config);
    if (config.ok) start({ kind: 'new', config: config.value, challenge: run });
  });
  useEffect(() => {
    if (wanted) void load?.().then(setChallenge);
  }, [wanted, load]);
  useEffect(() => {
    if (!challenge) return undefined;
    const timer = setTimeout(() => begin(challenge), CHALLENGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [challenge]);
}
