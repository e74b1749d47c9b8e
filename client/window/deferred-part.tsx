import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { afterFirstPaint } from './sw-bridge.ts';

/** The build renders every part at once; a window gives the first screen a moment before it fetches more. */
const isWindow = typeof document !== 'undefined';
const firstScreenUsable = () => new Promise<void>((done) => afterFirstPaint(done));
/** Code that cannot be had is no reason to take away what can be read: the part stays plain HTML. */
const stayAsItIs = () => new Promise<never>(() => undefined);

type Load = () => Promise<{ readonly default: ComponentType }>;
const onEveryScreen: (() => Promise<unknown>)[] = [];

/**
 * A part of the page whose code nobody waits for. In a document its markup is there from the start, as plain HTML with working links,
 * and React adopts it when the code has come. `needed`: when to fetch it, if not as soon as the first screen can be used.
 */
export function deferredPart(load: Load, needed?: () => Promise<void>): () => ReactElement {
  let Loaded: ComponentType | undefined;
  const fetchPart = async () => {
    const part = await load();
    Loaded = part.default;
    return part;
  };
  if (!needed) onEveryScreen.push(fetchPart);
  const Part = lazy(() => (isWindow ? (needed ?? firstScreenUsable)().then(fetchPart).catch(stayAsItIs) : load()));
  // The same element each time: a part that still is plain HTML must not be touched when its surroundings render again.
  const waiting = (
    <Suspense>
      <Part />
    </Suspense>
  );
  return function Deferred() {
    const [Ready] = useState(() => Loaded);
    return Ready ? <Ready /> : waiting;
  };
}

/** Where the document holds only a frame, React builds all parts itself: their code comes first, so that none of them blinks. */
export const partsFetched = (): Promise<unknown> => Promise.allSettled(onEveryScreen.map((fetchPart) => fetchPart()));
