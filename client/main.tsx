import { startTransition } from 'react';
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { withoutClosingSlash } from '../shared/addresses.ts';
import { pathInApp } from '../shared/build-stamp.ts';
import { pageAt } from './aliases.ts';
import { Hydrated } from './hydrated.tsx';
import { App } from './app.tsx';
import { createRoot, hydrateRoot } from './react-root.ts';
import { replayPresses } from './early-presses.ts';
import { fillIn, replayEarlyInput } from './replay-early-input.ts';
import { createAppRouter, treeOf } from './router.tsx';
import { watchInstallOffer } from './window/install-offer.ts';
import { pressOnceWithEnter } from './window/key-repeat.ts';
import { deferredFetched } from './window/chunk.tsx';
import { nextTask } from './window/next-task.ts';
import { bringLateFont } from './shell/late-font.ts';
import { firstPageLoaded, stayUntilLoaded } from './shell/page-code.ts';
import { documentIs, pageOfDocument } from './window/rendered-document.ts';
import { untilLoaded, watchStyles } from './window/missing-chunk.ts';
import { savesData } from './window/saves-data.ts';
import { afterFirstPaint } from './window/after-first-paint.ts';
import './ui/styles.css';
import './shell/frame.css';

/** By then a page is ready on any line but a slow one, in ms since it was asked for. */
const SLOW_MS = 12_000;

watchStyles();
if (!CSS.supports('color: color-mix(in oklab, red, red)'))
  void untilLoaded(() => import('./old-engines/measure-containers.ts')).then((part) => part.measureContainers());
watchInstallOffer();
pressOnceWithEnter(window);
// No top-level await: a page's chunk may import from this one, and each would wait for the other.
void takeOver().then((router) =>
  afterFirstPaint(() => {
    void untilLoaded(() => addAllPages(router));
    const device = untilLoaded(() => import('./device/start-device.ts')).then(
      ({ startDevice }) => void startDevice(() => import('./auth/sign-in-flow.ts')),
    );
    const prompts = untilLoaded(() => import('./shell/prompts.tsx')).then(({ showPrompts }) => showPrompts(router));
    void Promise.all([device, prompts])
      .then(playerFirst)
      .then(() => {
        bringLateFont(router);
        // Last, because it fetches the whole app: on a phone with few cores that would slow down what is on the screen.
        afterFirstPaint(startServiceWorker);
      });
  }),
);

/** On a slow line, and where data are saved, what can wait does not stand in the way of what the player asks for. */
async function playerFirst(): Promise<void> {
  if (performance.now() > SLOW_MS || savesData()) await (await untilLoaded(() => import('./window/player-first.ts'))).playerFirst();
}

/** Registers the service worker. There is none in development. */
function startServiceWorker(): void {
  if (import.meta.env.PROD) void untilLoaded(() => import('./window/service-worker.ts')).then(({ register }) => register());
}

/** Lets React take over the document without moving anything on it. */
async function takeOver(): Promise<AnyRouter> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  await nextTask();
  const isRendered = documentIs(pageAt(withoutClosingSlash(pathInApp(location.pathname))));
  const router = createAppRouter(await firstRoutes(isRendered));
  await nextTask();
  // In the build the router renders no outer Suspense. With `ssr` set it renders none here either, so that the trees are the same.
  if (isRendered) router.ssr = { manifest: undefined };
  // The route's chunk is loaded first. React then hydrates the whole document at once, and the focus stays.
  await router.load();
  await firstPageLoaded(router);
  stayUntilLoaded(router, () => addAllPages(router));
  await nextTask();
  if (isRendered) {
    adopt(root, router);
    return router;
  }
  // The document has only the frame, which stays until the screen replaces it.
  await deferredFetched();
  createRoot(root).render(
    <Hydrated onDone={() => void replayPresses(fillIn)}>
      <App router={router} />
    </Hydrated>,
  );
  return router;
}

const allPages = () => import('./routes.ts');

/** The route of the page in the document; if that has no page, the routes of all. */
async function firstRoutes(isRendered: boolean): Promise<AnyRoute> {
  const page = isRendered ? pageOfDocument() : undefined;
  return page ? treeOf(page) : (await untilLoaded(allPages)).routeTree;
}

const addAllPages = async (router: AnyRouter): Promise<void> => (await allPages()).addRoutes(router);

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
  // In a transition React hydrates the page in pieces and handles input between them.
  startTransition(() => void hydrateRoot(root, app));
  replay.begun();
}
