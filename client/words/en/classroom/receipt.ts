export const title = 'Show this to your teacher';
/** What a screen reader says of a code that a camera reads. */
export const picture = (nth: number, count: number) => (count === 1 ? 'Code of your result' : `Code ${nth} of ${count} of your result`);
export const pictures = 'There is more than one code. Show each of them.';
export const legend = 'Code';
export const nth = (number: number) => String(number);
/** Before the characters. */
export const orRead = 'Or read this out:';
export const tooLong = 'This game is too long for a code. Read this out:';
/** For a screen reader: one after the other, with a stop between the groups. */
export const spelled = (groups: readonly string[]) => groups.map((group) => Array.from(group).join(' ')).join(', ');

/** Whose it is: "Seat 7, Ada". */
export const seat = (number: number) => `Seat ${number}`;
export const noSeat = 'No seat number';

export const bestCounts = 'You can play a round again. Your best game of it gives the XP.';
