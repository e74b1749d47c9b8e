const USES = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const;

/** Resolves once somebody uses this page: moves the pointer, presses something, or scrolls. */
export function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const used = () => {
      for (const use of USES) removeEventListener(use, used, true);
      resolve();
    };
    for (const use of USES) addEventListener(use, used, true);
  });
}
