import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { afterFirstPaint } from './after-first-paint.ts';

/** Whether this is a window. The build renders every part at once; a window fetches deferred parts after the first screen. */
const isWindow = typeof document !== 'undefined';
const firstScreenUsable = () => new Promise<void>((done) => afterFirstPaint(done));
/** If the code cannot be loaded, the part stays plain HTML, which can still be read. */
const stayAsItIs = () => new Promise<never>(() => undefined);

type Load = () => Promise<{ readonly default: ComponentType }>;
const onEveryScreen: (() => Promise<unknown>)[] = [];

/**
 * A part of the page that does not wait for its code. Its markup is in the document from the start, as plain HTML with working links,
 * and React hydrates it when the code is loaded. `needed`: when to fetch it, if not as soon as the first screen can be used.
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
  // Always the same element, so that React does not touch plain HTML when the parent renders again.
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

/** Fetches the code of all parts. If the document has only the frame, React renders the parts itself, and none may flash. */
export const partsFetched = (): Promise<unknown> => Promise.allSettled(onEveryScreen.map((fetchPart) => fetchPart()));
