const VIBRATION_MS = 30;

/** Whether this device may be able to vibrate. A desktop's browser has the function, too, but no motor. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** A short vibration for a wrong answer. */
export function vibrate(): void {
  navigator.vibrate?.(VIBRATION_MS);
}
