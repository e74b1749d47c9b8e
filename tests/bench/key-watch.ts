import type { Page } from 'playwright';

/** One key: whether the page had changed by the first frame after it, and how long until that frame was done. */
export interface KeyFrame {
  readonly inFirstFrame: boolean;
  readonly ms: number;
}

/**
 * Watches keys from inside the page. It notes whether the page changes between the press and the first frame's callback. A message after
 * that callback arrives when the frame has been laid out and painted.
 */
export async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: KeyFrame[] = [];
    let changed = false;
    new MutationObserver(() => {
      changed = true;
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    addEventListener(
      'keydown',
      (event) => {
        changed = false;
        const from = event.timeStamp;
        requestAnimationFrame(() => {
          // The observer's callback is a microtask, so it has run already if anything changed before this frame.
          const inFirstFrame = changed;
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => frames.push({ inFirstFrame, ms: performance.now() - from }));
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      },
      { capture: true },
    );
    Object.assign(globalThis, { keyFrames: frames });
  });
}

export const takeFrames = (page: Page): Promise<readonly KeyFrame[]> =>
  page.evaluate(() => (globalThis as unknown as { keyFrames: KeyFrame[] }).keyFrames.splice(0));
