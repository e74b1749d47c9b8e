/** In place of figures that have not come to this device yet. */
export const awaited = 'The games and figures of this account come to this device with its first sync.';
