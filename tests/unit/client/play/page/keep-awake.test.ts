import { setImmediate as answered } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { keepAwake } from '../../../../../client/play/page/keep-awake.ts';

/** A page that can be hidden, in a browser that can keep its screen on: as there, a page that is hidden gets no lock, and loses the one it has. */
function browser({ refuses = false } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  let held = 0;
  let asked = 0;
  const lock = () => {
    let released = false;
    held++;
    const release = async () => {
      held -= released ? 0 : 1;
      released = true;
    };
    page.addEventListener('visibilitychange', () => page.visibilityState === 'hidden' && void release());
    return { release };
  };
  const wakeLock = {
    async request() {
      asked++;
      if (refuses || page.visibilityState === 'hidden') throw new DOMException('Not now', 'NotAllowedError');
      return lock();
    },
  };
  return {
    parts: [page as unknown as Document, { wakeLock } as unknown as Navigator] as const,
    held: () => held,
    asked: () => asked,
    show: (state: 'visible' | 'hidden'): void => {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

describe('The screen', () => {
  it('stays on while a game is played, and no longer', async () => {
    const { parts, held } = browser();
    const end = keepAwake(...parts);
    await answered();
    expect(held()).toBe(1);
    end();
    await answered();
    expect(held()).toBe(0);
  });

  it('may go off behind another page, and stays on again when the game comes back', async () => {
    const { parts, held, asked, show } = browser();
    const end = keepAwake(...parts);
    await answered();
    expect(held()).toBe(1);
    show('hidden');
    await answered();
    expect(held()).toBe(0);
    expect(asked()).toBe(1);
    show('visible');
    await answered();
    expect(held()).toBe(1);
    end();
    await answered();
    expect(held()).toBe(0);
    show('hidden');
    show('visible');
    expect(asked()).toBe(2);
  });

  it('is given back also if the game ended before the browser answered', async () => {
    const { parts, held, asked } = browser();
    keepAwake(...parts)();
    expect([asked(), held()]).toEqual([1, 1]);
    await answered();
    expect(held()).toBe(0);
  });

  it('is left to the system, without a word, where the browser refuses or cannot', async () => {
    const { parts, held, asked, show } = browser({ refuses: true });
    const end = keepAwake(...parts);
    show('hidden');
    show('visible');
    await answered();
    expect(asked()).toBe(2);
    end();
    expect(held()).toBe(0);
    keepAwake(parts[0], {})();
  });
});
