export const title = 'Games';
export const lead = 'Short, timed, and played in a minute or two. Each one works without a network.';
/** A sentence, and the link that it ends with. */
export const practice = 'Not sure what to play? Practice asks what you need next.';
export const toPractice = 'Ten minutes today';
/** A sentence, and the link that it ends with. */
export const round = 'Got a code from your teacher?';
export const toRound = 'Play the class round';
export const more = 'More to practise';
export const tips = 'Math Tips';
export const challenge = 'Daily Challenge';
export const badges = 'Badges';
export const stats = 'Your Stats';
