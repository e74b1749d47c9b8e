/**
 * The lists of members that objects in many rows have, each sorted as in canonical JSON. Rows name a list by its place here, from 1 on: so
 * a list is never changed and never moved, and new ones go to the end. A build that adds one adds a step to the migrations, too, so that
 * no older build opens rows that it could not read.
 */
export const KNOWN_MEMBERS: readonly (readonly string[])[] = [
  // Payloads (shared/items) and what is in them.
  'claims config game log rules seed time',
  'challenge claims config game log rules seed time',
  'challenge claims config game left log rules seed time',
  'id revision',
  'accuracy difficulty score timeTaken',
  'difficulty score timeTaken',
  'clockOffsetMs day endedMs floorMs startedMs utcOffsetMin',
  'day endedMs floorMs startedMs utcOffsetMin',
  'badge generation time',
  'challenge generation time',
  'badge generation',
  'clockOffsetMs day endedMs floorMs utcOffsetMin',
  'day endedMs floorMs utcOffsetMin',
  'atMs gameId session type',
  'atMs gameId score session type xpEarned',
  // Set-ups of games.
  'difficulty friendly operation questions timeLimit',
  'difficulty operation',
  'operation',
  'from operation target to',
  'mode table',
  'difficulty',
  'count digits rounds timeLimit',
  // What summaries keep of games (`data`).
  'answered correct friendly operation questions timeLimit',
  'answered calculatorWins correct level operation playerWins records streak totalProblems',
  'answered bestTime calculatorWins correct level operation playerWins records streak totalProblems',
  'correct_answers final_level operation_type records total_attempts',
  'answered bestStreak correct from operation records target to',
  'answered bestStreak correct mode records table',
  'efficient puzzleSize rating records',
  'correctSequences count digits records rounds timeLimit timeUsed totalSequences',
  'efficient hinted puzzleSize rating records',
  // Runs that fit their player.
  'difficulty friendly from operation questions timeLimit',
  'mode plan table',
  'answered correct friendly operation questions reached rung timeLimit',
  // Payloads that say how fast the fingers are, and what a player prefers.
  'claims config game hand log rules seed time',
  'challenge claims config game hand log rules seed time',
  'challenge claims config game hand left log rules seed time',
  'digitMs input startMs',
  'name time value',
  // Practices.
  'kind maxAnswers plan target',
  'answered introduced kind right target',
].map((names) => names.split(' '));
