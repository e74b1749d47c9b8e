export const feedback = 'Each slide is counted as it happens. Ask for a hint, and it names the next good move.';
export const adapts = 'There are three sizes of board. When you are stuck, the hint shows a way out.';
export const rule = 'You begin with 1,000. Each move takes away 5, and each second takes away 1. You always keep 100.';
export const example = 'solved in 60 moves and 75 seconds';
