export const description = 'Answer before the calculator does.';
