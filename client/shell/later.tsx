import { lazy, Suspense } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { afterFirstPaint } from './sw-bridge.ts';

/** The build renders every part at once; a window gives the first screen a moment before it fetches more. */
const isWindow = typeof document !== 'undefined';
const firstScreenUsable = () => new Promise<void>((done) => afterFirstPaint(done));

/** Code that cannot be had is no reason to take away what can be read: the part stays plain HTML. */
const stayAsItIs = () => new Promise<never>(() => undefined);

/**
 * A part of the page whose code nobody waits for. In a document its markup is there from the start, as plain HTML with working links,
 * and React adopts it when the code has come. `needed`: when to fetch it, if not as soon as the first screen can be used.
 */
export function later(load: () => Promise<{ readonly default: ComponentType }>, needed: () => Promise<void> = firstScreenUsable): () => ReactElement {
  const Part = lazy(() => (isWindow ? needed().then(load).catch(stayAsItIs) : load()));
  const part = (
    <Suspense>
      <Part />
    </Suspense>
  );
  // The same element each time: a part that still is plain HTML must not be touched when its surroundings render again.
  return () => part;
}
