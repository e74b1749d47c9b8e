import type { FormWords } from '../../../../shared/games/challenge-kit/form-check.ts';

/** The form of a challenge, and what becomes of it. */
export const create = 'Create Challenge';
export const editTitle = 'Edit challenge';
export const save = 'Save changes';
export const back = 'Back to the list';
export const discard = 'Discard';
export const saved = 'Challenge saved';
export const created = 'Challenge created';

/** The names of the fields, for the form and for the comparison of two versions. */
export const labels = {
  date: 'Date',
  start_time: 'Start time',
  end_time: 'End time',
  title: 'Title',
  description: 'Description',
  game_id: 'Game',
  difficulty: 'Difficulty',
  operation: 'Operation',
  questions: 'Questions',
  target_score: 'Target score',
  time_limit: 'Time limit',
  puzzle_size: 'Puzzle size',
  moves_limit: 'Moves limit',
  xp_reward: 'XP reward',
  bonus_xp: 'Bonus XP',
  max_attempts: 'Attempts',
  is_active: 'Status',
};
/** Each game has its own name for the target. */
export const targets = { correct_answers: 'Correct answers', minimum_score: 'Minimum score', target_score: 'Target score' };

export const difficulties = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };
export const active = 'Active';
export const inactive = 'Inactive';
export const seconds = 's';

export const day = 'Day';
export const dayNote = 'Days are by UTC. The hours are shown to players; a challenge can be played on its whole day.';
export const texts = 'Words';
export const game = 'Game';
export const reward = 'Reward';
export const rewardHint = 'For whoever passes, once.';
export const bonusHint = 'Stored and not paid.';
export const attemptsHint = 'Stored. On each device the first play is the attempt.';

/** Values of fields in the comparison of two versions. */
export const newerGame = 'A game of a newer version';
export const noLimit = 'None';
export const labelled = (label: string) => `${label}: `;

/** What is wrong in a field before the server is asked. */
export const dateMissing = 'Please choose a date';
export const dateUnknown = 'This day is not in the calendar';
export const startMissing = 'Please choose a start time';
export const endMissing = 'Please choose an end time';
export const attemptsLow = 'The attempts must be at least 1';

/** What form and server refuse alike (spec 2 §5). */
export const refusals: FormWords = {
  title_missing: () => 'Please enter a title',
  start_time_invalid: () => 'The start must be a time as HH:MM',
  end_time_invalid: () => 'The end must be a time as HH:MM',
  xp_reward_range: ({ lowest, highest }) => `The XP reward must be between ${lowest} and ${highest}`,
  bonus_xp_range: ({ lowest, highest }) => `The bonus XP must be between ${lowest} and ${highest}`,
  operation_missing: () => 'Please select an operation',
  race_time_limit: () => 'A race has no time limit',
  time_limit_range: ({ lowest, highest }) => `The time limit in seconds must be between ${lowest} and ${highest}`,
  questions_range: ({ lowest, highest }) => `The number of questions must be between ${lowest} and ${highest}`,
  correct_answers_range: ({ lowest, highest }) => `The number of correct answers must be between ${lowest} and ${highest}`,
  puzzle_size_range: ({ lowest, highest }) => `The puzzle size must be between ${lowest} and ${highest}`,
  moves_limit_range: ({ lowest, highest }) => `The moves limit must be between ${lowest} and ${highest}`,
  minimum_score_low: ({ lowest }) => `The minimum score must be at least ${lowest}`,
  target_score_low: ({ lowest }) => `The target score must be at least ${lowest}`,
  date_invalid: () => 'The date must be a day of the calendar, as YYYY-MM-DD',
  game_invalid: () => 'This game cannot be a challenge',
  set_up_invalid: () => 'The game takes no such set-up',
  board_too_long: () => 'This board needs more moves than a challenge can allow',
  moves_limit_low: ({ lowest }) => `The shortest known way takes ${lowest} moves: allow at least as many`,
  target_score_high: ({ highest }) => `The shortest known way gives a score of ${highest}`,
  minimum_score_high: ({ highest }) => `The questions and the time give a score of at most ${highest}`,
};

export const oneMarked = 'Not saved: look at the marked field.';
export const manyMarked = (count: number) => `Not saved: look at the ${count} marked fields.`;
/** `why` is a sentence. */
export const stillHere = (why: string) => `${why} Everything you wrote is kept on this device.`;

export const preview = 'Preview';
export const asPlayed = 'As players see it';
export const incomplete = 'It appears when every field is filled in.';
export const untitled = 'No title yet';
export const target = 'Target';
export const xp = (count: number) => `${count} XP`;

/** Somebody else saved or deleted the challenge meanwhile. */
export const conflict = 'Somebody else saved this challenge in the meantime. Nothing of either version is lost: choose what is kept.';
export const sides = { mine: 'Mine', theirs: 'Theirs' };
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
export const same = 'Both versions are the same.';
export const saveVersion = 'Save this version';
export const goOn = 'Go on writing';
export const deletedMeanwhile = 'Somebody else deleted this challenge in the meantime. What you wrote is still here.';
export const saveAnew = 'Save mine as a new one';
export const discardMine = 'Discard mine';
