/** What the player did before React was in charge: a press on a button, or a field that was changed, with its value at that time. */
type Early = readonly [button: HTMLButtonElement] | readonly [field: HTMLInputElement | HTMLTextAreaElement, value: string];

/** What the boot script (build/inline-scripts.ts) leaves on the window. */
interface EarlyPresses {
  /** In the order in which they happened. The buttons have not received them. */
  readonly list: readonly Early[];
  /** Stops collecting: from now on events reach the page. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    early?: EarlyPresses;
  }
}

const isPress = (early: Early): early is readonly [HTMLButtonElement] => early.length === 1;

/**
 * Replays, in order, the presses that came before React was in charge. Fields that were filled in meanwhile are filled in again only
 * between presses, because one may depend on the other. A button that an earlier press has removed is not pressed.
 */
export async function replayPresses(fillIn: (field: HTMLInputElement | HTMLTextAreaElement, value: string) => void): Promise<void> {
  // React reports that it is in charge from within its own work, and may still have parts to hydrate. It hydrates a part that is pressed.
  await new Promise((free) => setTimeout(free));
  const early = window.early;
  delete window.early;
  if (!early) return;
  early.stop();
  if (!early.list.some(isPress)) return;
  for (const happened of early.list) {
    if (!happened[0].isConnected) continue;
    if (isPress(happened)) happened[0].click();
    else fillIn(...happened);
    // React renders the change that the press made before anything else can happen.
    await Promise.resolve();
  }
}
