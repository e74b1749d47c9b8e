export const skip = 'Skip';
export const startNow = 'Start Now';
export const startsIn = (game: string, count: number) => `${game} starts in ${count}`;
