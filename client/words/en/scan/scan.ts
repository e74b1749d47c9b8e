/** What is said at the ring of whoever plays by switch. */
export const back = 'Back';
export const down = 'Move down';
export const up = 'Move up';
/** When it waits for a press. */
export const press = 'Press to start';
