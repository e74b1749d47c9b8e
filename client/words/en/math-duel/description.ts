export const description = 'Two players, one problem, the faster one wins.';
