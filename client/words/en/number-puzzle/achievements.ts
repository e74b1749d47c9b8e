/** Spec 1 §2. */
export const first = 'First Clear';
export const speed = 'Speed Run';
export const efficient = 'Efficient';
export const master = 'Master';

/** The board of an achievement that is new. */
export const freshOn = (board: string) => `${board}, new`;
