/** Moves the focus to the stage before a button on it is removed, or the focus would be lost. */
export const focusStage = (inside: HTMLElement): void => inside.closest<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
