import { useState, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from './lazy-part.ts';
import { untilLoaded } from './missing-part.ts';

/** A component whose code is fetched before it is shown. */
export interface PartAhead<Props> {
  /** Fetches the code. If that fails, whoever needs the component fetches it again. */
  readonly fetchAhead: () => void;
  /** Calls `work` when the code is there: at once, if it is. */
  readonly whenThere: (work: () => void) => void;
  /** The component. If its code is there when it is shown, it needs no Suspense. */
  readonly Part: ComponentType<Props>;
}

/** A part that is not needed at first, but must be there at once later. */
export function partAhead<Props extends object>(load: () => Promise<{ readonly default: (props: Props) => ReactNode }>): PartAhead<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    const part = await load();
    fetched = part.default;
    return part;
  };
  const Lazy: ComponentType<Props> = lazyPart(fetchPart);
  function Part(props: Props): ReactNode {
    const [Shown] = useState(() => fetched ?? Lazy);
    return <Shown {...props} />;
  }
  return {
    fetchAhead: () => void fetchPart().catch(() => undefined),
    whenThere: (work) => (fetched ? work() : void untilLoaded(fetchPart).then(work)),
    Part,
  };
}
