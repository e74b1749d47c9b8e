/** A problem or a step: "30% of 80". Written as in the games. */
export const percentOf = (percent: number, whole: number) => `${percent}% of ${whole}`;

export const yourTurn = 'Your turn';
export const writeAnswer = 'Write the answer.';
export const showWay = 'Show the way';
export const another = 'Another one';
/** To a screen reader, which may read it away from the technique. */
export const anotherOf = (technique: string) => `Another one: ${technique}`;
export const tryIn = (game: string) => `Try it in ${game}`;
