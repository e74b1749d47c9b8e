import type { Engine } from '../../engine/engine.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';

/** The engine in the window itself. A file of its own, since what it names grows with every game, and hardly any browser needs it. */
export const engineInPlace = async (): Promise<Engine> =>
  (await untilLoaded(() => import('../../engine/browser-engine.ts'))).browserEngine();
