import { startTransition } from 'react';
import type { AnyRouter } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { withoutClosingSlash } from '../shared/addresses.ts';
import { Hydrated } from './hydrated.tsx';
import { App } from './app.tsx';
import { replayPresses } from './early-presses.ts';
import { fillIn, replayEarlyInput } from './replay-early-input.ts';
import { createAppRouter } from './router.tsx';
import { watchInstallOffer } from './shell/install-offer.ts';
import { pressOnceWithEnter } from './window/key-repeat.ts';
import { partsFetched } from './window/deferred-part.tsx';
import { firstPageLoaded, stayUntilLoaded } from './shell/page-code.ts';
import { untilLoaded, watchStyles } from './window/missing-part.ts';
import { afterFirstPaint, startServiceWorker } from './window/sw-bridge.ts';
import './ui/styles.css';
import './shell/frame.css';

watchStyles();
watchInstallOffer();
pressOnceWithEnter(window);
// No await out here: a page's chunk may import from this one, and each would wait for the other.
void takeOver().then(() =>
  afterFirstPaint(() => {
    startServiceWorker();
    void untilLoaded(() => import('./device/start-device.ts')).then(({ startDevice }) =>
      startDevice(() => import('./auth/sign-in-flow.ts')),
    );
    void untilLoaded(() => import('./shell/prompts.tsx')).then(({ mountPrompts }) => mountPrompts());
  }),
);

/** React takes over what the document shows, without moving any of it. */
async function takeOver(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const router = createAppRouter();
  const path = withoutClosingSlash(location.pathname);
  const isRendered = document.documentElement.dataset['document'] === path;
  // On the build's side the router has no outer Suspense; told that the page comes from there, it has none here either.
  if (isRendered) router.ssr = { manifest: undefined };
  // The route's chunk first: React then adopts the nodes of the document in one go, and what has focus keeps it.
  await router.load();
  await firstPageLoaded(router);
  stayUntilLoaded(router);
  if (isRendered) return adopt(root, router);
  // Only the frame is there: it stays until the screen stands in its place.
  await partsFetched();
  createRoot(root).render(
    <Hydrated onDone={() => void replayPresses(fillIn)}>
      <App router={router} />
    </Hydrated>,
  );
}

function adopt(root: HTMLElement, router: AnyRouter): void {
  const replay = replayEarlyInput(root);
  const done = () => {
    replay.done();
    void replayPresses(fillIn);
  };
  const app = (
    <Hydrated onDone={done}>
      <App router={router} />
    </Hydrated>
  );
  // In a transition React adopts the page piece by piece and lets input through in between.
  startTransition(() => void hydrateRoot(root, app));
  replay.begun();
}
