export const backup = {
  title: 'Save a backup',
  about: (name: string) => `One file with ${name}’s games, badges and settings, as far as this device has them. No password is in it.`,
  button: 'Save a backup',
};
export const table = {
  title: 'Games as a table',
  about: 'A CSV file for a spreadsheet: one row a game, with score, time and XP.',
  button: 'Save as CSV',
};
export const saved = '<file></file> is in your downloads.';

/** The heads of the table's columns. */
export const columns = {
  date: 'Date',
  day: 'Day',
  game: 'Game',
  difficulty: 'Difficulty',
  score: 'Score',
  accuracy: 'Accuracy (%)',
  time: 'Time (s)',
  xp: 'XP',
  resumed: 'Resumed',
  challenge: 'Challenge',
  beforeReset: 'Before the reset',
  refused: 'Refused by the server',
};
export const yes = 'yes';
export const no = 'no';
