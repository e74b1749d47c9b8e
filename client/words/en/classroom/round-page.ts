export const title = 'Class round';
export const lead = 'Your whole class gets the same problems. It works without internet.';
