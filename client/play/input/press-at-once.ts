import type { MouseEvent, PointerEvent } from 'react';

/** A click that no pointer made: a key's, or a screen reader's. */
export const isWithoutPointer = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail === 0;

/** A button that acts as it is pressed, not as it is let go: the click of a pointer is the press that has acted already. */
export const pressAtOnce = (act: () => void) => ({
  onPointerDown(event: PointerEvent): void {
    if (event.button === 0) act();
  },
  onClick(event: MouseEvent): void {
    if (isWithoutPointer(event)) act();
  },
});
