/** The table of a class, and its file. */

export const caption = 'Pupils and rounds: right answers out of those asked, and the time';
export const nothing = 'The table begins with the first round.';
export const seat = 'Seat';
export const pupil = 'Pupil';
export const all = 'All rounds';
export const order = 'Order';
export const orders = {
  seat: 'By seat',
  name: 'By name',
  right: 'Fewest right first',
  time: 'Slowest first',
};
export const marks = {
  not_read: 'not read',
  paper: 'on paper',
  typed: 'typed',
  calm: 'calm',
  late: 'late',
  choose: 'choose one',
};
export const rightOf = (right: number, asked: number) => `${right}/${asked}`;
/** For a screen reader. */
export const spoken = (right: number, asked: number) => `${right} of ${asked} right`;
export const saveCsv = 'Save as a table (CSV)';
export const aboutCsv = 'The file has what stands here, in this order.';
export const file = (day: string) => `tenfold-class-${day}.csv`;
export const parts = { right: 'right', asked: 'asked', time: 'time', marks: 'marks' };
export const columnOf = (game: string, day: string, part: string) => `${game} ${day}: ${part}`;
export const totalOf = (part: string) => `All rounds: ${part}`;
export const key = 'What the marks mean';
export const meanings = {
  not_read: 'Nothing was brought in for this pupil.',
  paper: 'Worked out on a printed sheet and marked by hand. No time is known.',
  typed: 'The figures were typed. Nobody has checked them.',
  calm: 'Played by a longer clock or none.',
  late: 'Brought in on another day, or after the round was closed.',
  choose: 'There are different results. Choose one in the round.',
};

/** One page of a pupil. */
export const ofPupil = (name: string) => `${name}: all rounds`;
export const printed = 'Print this page';
