import { expose, type Endpoint } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decoderApart } from '../../../../client/classroom/camera/decode-apart.ts';
import { frameOf } from './frames.ts';

/** So long a picture may keep the decoder busy, in ms. */
const GIVEN_UP_MS = 5_000;

const FRAME = { fills: 0.8, turned: 0, tilted: 0, blur: 0, white: 200, black: 40, noise: 0 };

/** What the workers do with a picture. */
let work: () => Promise<string | undefined>;
let workers: WorkerInTests[] = [];

/** Two ends of a channel in the place of a thread. */
class WorkerInTests {
  readonly #channel = new MessageChannel();
  isEnded = false;

  constructor() {
    expose({ isThere: () => true, decode: () => work() }, this.#channel.port2 as Endpoint);
    workers.push(this);
  }

  postMessage(message: unknown, transferred: Transferable[]): void {
    this.#channel.port1.postMessage(message, transferred);
  }

  addEventListener(type: string, listener: (event: Event) => void): void {
    if (type === 'message') this.#channel.port1.addEventListener('message', listener);
    this.#channel.port1.start();
  }

  removeEventListener(type: string, listener: (event: Event) => void): void {
    this.#channel.port1.removeEventListener(type, listener);
  }

  terminate(): void {
    this.isEnded = true;
    this.#channel.port1.close();
  }
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal('location', { href: 'http://tenfold.test/', origin: 'http://tenfold.test' });
  vi.stubGlobal('Worker', WorkerInTests);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const frame = () => frameOf('A CODE', FRAME);

describe('A picture', () => {
  it('is read in a worker, which takes one after the other, and ends with the use', async () => {
    work = () => Promise.resolve('READ');
    const decoder = decoderApart();
    expect(await decoder.decode(frame(), 'frame')).toBe('READ');
    expect(await decoder.decode(frame(), 'frame')).toBe('READ');
    decoder.close();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  });

  it('that keeps the worker busy is given up, and another worker reads the next', async () => {
    let begun: () => void = () => undefined;
    const isBusy = new Promise<void>((resolve) => (begun = resolve));
    work = () => {
      begun();
      return new Promise(() => undefined);
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const decoder = decoderApart();
    const hostile = decoder.decode(frame(), 'frame');
    await isBusy;
    await vi.advanceTimersByTimeAsync(GIVEN_UP_MS);
    expect(await hostile).toBeUndefined();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    work = () => Promise.resolve('READ');
    expect(await decoder.decode(frame(), 'frame')).toBe('READ');
    decoder.close();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });

  it('is read without a worker where there is none', async () => {
    vi.stubGlobal('Worker', undefined);
    const decoder = decoderApart();
    expect(await decoder.decode(frame(), 'frame')).toBe('A CODE');
    decoder.close();
  });
});
