import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { FREE } from '../../../../../client/play/purpose/free.ts';
import type { GameModule, PlayProps, ResultProps } from '../../../../../client/play/page/game-module.ts';
import { NothingTried } from '../../../../../client/play/page/run-parts.ts';
import { RunScreen } from '../../../../../client/play/page/run-screen.tsx';
import { startRun } from '../../../../../client/play/run/start-run.ts';
import type { Run } from '../../../../../client/play/run/run.ts';
import type { Chunk } from '../../../../../client/window/chunk.tsx';
import { SPEED_MATH } from '../../../../../shared/games/speed-math/entry.ts';
import { onGamePage } from '../on-game-page.tsx';
import { fakeEngine } from '../run/fake-engine.ts';
import { toyGame, type ToyMove, type ToyState } from '../run/toy-game.ts';
import { virtualTime, type VirtualTime } from '../run/virtual-time.ts';

type ToyRun = Run<ToyMove, ToyState>;
type Config = Parameters<typeof toyGame.start>[0];

/** A screen whose code is there. */
const chunkThere = <Props,>(Screen: (props: Props) => ReactNode): Chunk<Props> =>
  Object.assign((props: Props) => Screen(props), {
    prefetch: () => Promise.resolve(),
    whenThere: (work: (module: unknown) => void) => work(undefined),
  });

/** The screen of a run of the toy game; what its play screen and its result were given last. */
function screenOf(time: VirtualTime) {
  const engine = fakeEngine();
  const owner = { kind: 'player', localId: 'p1' } as const;
  const started = startRun(
    toyGame,
    { kind: 'new', config: {}, purpose: FREE },
    { engines: { current: async () => engine, replace: async () => engine }, ports: time, owner: Promise.resolve(owner) },
  );
  const given: { play?: PlayProps<ToyRun>; result?: ResultProps<ToyState> } = {};
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(what);
  const module: GameModule<Config, ToyMove, ToyState, ToyRun> = {
    game: SPEED_MATH,
    name: 'Toy',
    description: 'A toy.',
    rules: toyGame,
    open: (run) => run,
    about: () => '',
    Setup: () => null,
    play: chunkThere((props) => {
      given.play = props;
      return <p>play</p>;
    }),
    result: chunkThere((props) => {
      given.result = props;
      return <p>result</p>;
    }),
  };
  const render = () =>
    onGamePage(
      <RunScreen
        module={module}
        rules={module.rules}
        started={started}
        owner={owner}
        onFinished={tell('finished')}
        onDiscard={tell('discarded')}
        onAgain={tell('again')}
        onNew={tell('new')}
      />,
    );
  return { run: started.run, engine, owner, given, told, render };
}

it('shows play until the run is over, then its result with the state in which it ended and whose it is', async () => {
  const time = virtualTime();
  const { run, owner, given, render } = screenOf(time);
  expect(render()).toBe('<p>play</p>');
  run.play({ type: 'hit' });
  await time.pass(10_000);
  expect(render()).toBe('<p>result</p>');
  expect(given.result).toMatchObject({ state: { hits: 1, overAtMs: 10_000 }, report: { kept: 'saved' }, lost: false, owner });
});

it('a run in which nothing was tried has no result (decision G20)', async () => {
  const time = virtualTime();
  const { given, render } = screenOf(time);
  await NothingTried.prefetch();
  await time.pass(10_000);
  expect(render()).toContain('No answers this time');
  expect(given.result).toBeUndefined();
});

it('a run that its player stops is discarded in the engine, and the page leads back', async () => {
  const time = virtualTime();
  const { run, engine, given, told, render } = screenOf(time);
  render();
  given.play?.onDiscard();
  await time.pass(1_000);
  expect(run.getSnapshot().status).toBe('discarded');
  expect(engine.calls.at(-1)).toBe('discard');
  expect(told).toEqual(['discarded']);
});
