import type { FormWords } from '../../../shared/games/challenge-kit/form-check.ts';

/** What the form of a challenge is refused with (spec 2 §5). */
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
