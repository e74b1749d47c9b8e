/** What happened in the document before the window was alive: a press on a button, or a field with what stood in it then. */
export type Early = readonly [button: HTMLButtonElement] | readonly [field: HTMLInputElement | HTMLTextAreaElement, value: string];

/** What the boot script (build/inline-scripts.ts) leaves on the window. */
interface EarlyPresses {
  /** In the order in which they happened. Buttons have heard nothing of them. */
  readonly list: readonly Early[];
  /** From here on everything takes its way. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    early?: EarlyPresses;
  }
}

const isPress = (early: Early): early is readonly [HTMLButtonElement] => early.length === 1;

/**
 * Does once more, in its order and once, what was pressed before React could hear it. What was filled in meanwhile is done again only
 * between presses: one may depend on the other. What a press has taken away is not pressed any more.
 */
export async function replayPresses(fillIn: (field: HTMLInputElement | HTMLTextAreaElement, value: string) => void): Promise<void> {
  // React tells that it is in charge from within its own work, and may still have parts to adopt: it adopts what is pressed.
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
    // React draws what the press has changed before anything else can happen.
    await Promise.resolve();
  }
}
