export const gamesToTry = 'Games to try';
export const speedMath = 'Play Speed Math';
export const mathRace = 'Play Math Race';
