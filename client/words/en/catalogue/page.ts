export const title = 'Games';
export const lead = 'Short, timed, and played in a minute or two. Each one works without a network.';
export const more = 'More to practise';
export const tips = 'Math Tips';
export const challenge = 'Daily Challenge';
export const badges = 'Badges';
export const stats = 'Your Stats';
