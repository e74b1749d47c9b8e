/** In place of figures that have not come to this device yet. */
export const awaited = 'The games of this account come here when this device reaches the server.';
