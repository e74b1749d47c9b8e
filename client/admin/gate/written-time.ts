/** How the editor writes moments, in the time of this device. */

/** "14:05". */
export const clockTime = (ms: number): string => new Date(ms).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "Nov 12, 2026, 14:05". */
export const dayAndTime = (ms: number): string => `${dayOf(ms)}, ${clockTime(ms)}`;

/** "Nov 12, 2026". */
export const dayOf = (ms: number): string => new Date(ms).toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' });
