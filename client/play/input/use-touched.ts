import { useEffect, useState } from 'react';

/** Whether the screen was touched. A device with a mouse gets its number pad then. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return undefined;
    const look = (event: PointerEvent) => {
      if (event.pointerType === 'touch') setTouched(true);
    };
    window.addEventListener('pointerdown', look);
    return () => window.removeEventListener('pointerdown', look);
  }, [touched]);
  return touched;
}
