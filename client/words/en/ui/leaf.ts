/** What is on a leaf of problems or of cards, and how one that was worked out is marked. */

export const problems = 'Problems';
export const answers = 'Answers';
/** Of one leaf among several. */
export const page = (name: string, nth: number, of: number) => (of === 1 ? name : `${name}, page ${nth} of ${of}`);
export const nameLine = 'Name';
export const seatLine = 'Seat';
export const code = 'Code';

export const fronts = (leaf: number) => `Cards ${leaf}, front`;
export const backsOf = (leaf: number) => `Cards ${leaf}, back`;
/** How cards are made of leaves. */
export const bothSides = 'For cards, print on both sides. Turn on the long edge. Then cut.';

export const toMark = 'Problems and their answers';
export const right = 'right';
export const wrong = 'wrong';
export const rightOf = (right: number, all: number) => `${right} of ${all} right`;
export const save = 'Save';
export const allRight = 'All right: save';
