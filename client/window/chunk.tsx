import { lazy, Suspense, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { afterFirstPaint } from './after-first-paint.ts';
import { untilLoaded } from './missing-chunk.ts';

type Load<Props> = () => Promise<{ readonly default: (props: Props) => ReactNode }>;

/** Code that is loaded when it is needed, or ahead of that. */
interface Code<Module> {
  /** Fetches it; resolves also if that fails: then whoever needs it fetches it again. */
  readonly prefetch: () => Promise<void>;
  /** Calls `work` when it is there: at once, if it is. */
  readonly whenThere: (work: (module: Module) => void) => void;
}

/** Code as whoever only fetches it sees it. */
export type Ahead = Pick<Code<unknown>, 'prefetch'>;

function fetched<Module>(load: () => Promise<Module>) {
  let loaded: Module | undefined;
  let waiting: Promise<Module> | undefined;
  const fetchCode = async () => (loaded = await load());
  return {
    loaded: () => loaded,
    fetchCode,
    prefetch: async () => {
      await fetchCode().catch(() => undefined);
    },
    whenThere: (work: (module: Module) => void) => {
      if (loaded) return work(loaded);
      // Whoever asks meanwhile waits for the same attempt, so that nothing is done late once more.
      waiting ??= untilLoaded(fetchCode).finally(() => (waiting = undefined));
      void waiting.then(work);
    },
  };
}

/** Code that can be used at once as soon as it is there. */
export interface LaterCode<Module> extends Code<Module> {
  /** Undefined until it is there. */
  readonly loaded: () => Module | undefined;
}

/** Functions in a chunk of their own. */
export const code: <Module>(load: () => Promise<Module>) => LaterCode<Module> = fetched;

/** A component in a chunk of its own. If its code is there when it is shown, it needs no Suspense. */
export interface Chunk<Props> extends Code<unknown> {
  (props: Props): ReactNode;
}

/**
 * A component whose code is loaded when it is shown, or ahead of that. While it cannot be had it is waited for: its place stays as it is,
 * and nothing around it breaks.
 */
export function chunk<Props extends object>(load: Load<Props>): Chunk<Props> {
  const { loaded, fetchCode, prefetch, whenThere } = fetched(load);
  const Lazy: ComponentType<Props> = lazy<ComponentType<Props>>(() => untilLoaded(fetchCode));
  function Part(props: Props): ReactNode {
    const [Shown] = useState<ComponentType<Props>>(() => loaded()?.default ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { prefetch, whenThere });
}

/** Whether this is a window. The build renders every chunk at once; a window fetches the deferred ones after the first screen. */
const isWindow = typeof document !== 'undefined';
const firstScreenUsable = () => new Promise<void>((done) => afterFirstPaint(done));
/** If the code cannot be loaded, the component stays plain HTML, which can still be read. */
const stayAsItIs = () => new Promise<never>(() => undefined);

const onEveryScreen: (() => Promise<unknown>)[] = [];

/**
 * A component that does not wait for its code. Its markup is in the document from the start, as plain HTML with working links, and React
 * hydrates it when the code is loaded. `needed`: when to fetch it, if not as soon as the first screen can be used.
 */
export function deferredChunk(load: Load<object>, needed?: () => Promise<void>): () => ReactElement {
  let Loaded: ComponentType | undefined;
  const fetchChunk = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  if (!needed) onEveryScreen.push(fetchChunk);
  const Part = lazy(() => (isWindow ? (needed ?? firstScreenUsable)().then(fetchChunk).catch(stayAsItIs) : load()));
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

/** Fetches the code of all deferred chunks. If the document has only the frame, React renders them itself, and none may flash. */
export const deferredFetched = (): Promise<unknown> => Promise.allSettled(onEveryScreen.map((fetchChunk) => fetchChunk()));
