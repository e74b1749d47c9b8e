import { transfer, wrap } from 'comlink';
import { scriptUrl } from '../../window/trusted-types.ts';
import type { DecodeWorker } from './decode-worker.ts';
import type { PictureKind, Pixels } from './decode.ts';
import { within } from './within.ts';

/** The address of the worker, which the build makes a script of its own. */
const [workerUrl = ''] = Object.values(
  import.meta.glob<string>('./decode-worker.ts', { query: '?worker&url', import: 'default', eager: true }),
);

/** Somebody can show a picture that keeps the decoder busy. After so long, in ms, it is given up, and a new worker takes the next one. */
const GIVEN_UP_MS: { readonly [kind in PictureKind]: number } = { frame: 5_000, photo: 20_000 };

/** Reads codes in a worker, one picture after the other. Where there are no such workers, the page itself does. */
export function decoderApart() {
  let started: ReturnType<typeof start> | undefined;
  const close = () => {
    started?.worker?.terminate();
    started = undefined;
  };
  return {
    /** Undefined if there is no code, or if it takes too long to find one. */
    async decode(pixels: Pixels, kind: PictureKind): Promise<string | undefined> {
      started ??= start();
      const remote = await started.remote;
      if (!remote) return (await import('./decode.ts')).decode(pixels, kind);
      const { value, isLate } = await within(GIVEN_UP_MS[kind], remote.decode(transfer(pixels, [pixels.data.buffer]), kind));
      if (isLate) close();
      return value;
    },
    close,
  };
}

function start() {
  try {
    const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'tenfold-camera' });
    const remote = wrap<DecodeWorker>(worker);
    const failed = new Promise<undefined>((resolve) => worker.addEventListener('error', () => resolve(undefined)));
    // A proxy that a promise gave would be asked whether it is one, too.
    return { worker, remote: Promise.race([failed, remote.isThere().then(() => ({ decode: remote.decode }))]) };
  } catch {
    return { remote: Promise.resolve(undefined) };
  }
}
