/**
 * Runs steps one after the other, never two at once. A step that fails is told to `failed` and holds up none that come after it: a
 * database that was blocked for a moment must not end everything that follows.
 */
export function inTurn(failed: (reason: unknown) => void): (step: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve();
  return (step) => {
    last = last.then(step).catch(failed);
  };
}
