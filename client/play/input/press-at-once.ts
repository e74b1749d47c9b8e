import type { MouseEvent, PointerEvent } from 'react';

/** Whether no pointer made the click, but a key or a screen reader. */
export const isWithoutPointer = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail === 0;

/** The props of a button that acts on pointer-down. It ignores the click after a pointer press, which has acted already. */
export const pressAtOnce = (act: () => void) => ({
  onPointerDown(event: PointerEvent): void {
    if (event.button === 0) act();
  },
  onClick(event: MouseEvent): void {
    if (isWithoutPointer(event)) act();
  },
});
