export const feedback = 'Each slide is counted as it happens, and the hint names the next good move when you ask for it.';
export const adapts = 'Three sizes of board. The hint plans ahead and shows a way out when you are stuck.';
export const rule = 'Begins at 1,000. Each move takes 5 away, each second 1; 100 always stay.';
export const example = 'solved in 60 moves and 75 seconds';
