/** What a player is asked before a run is stopped. */
interface Question {
  readonly title: string;
  readonly stop: string;
  readonly text: string;
}

/** By the purpose of the run. */
export const questions: { readonly free: Question; readonly attempt: Question; readonly round: Question } = {
  free: {
    title: 'Stop this game?',
    stop: 'Stop the game',
    text: 'This game will not count.',
  },
  attempt: {
    title: 'End your attempt?',
    stop: 'End the attempt',
    text: 'What you have so far is your result. You get one attempt a day.',
  },
  round: {
    title: 'Stop this round?',
    stop: 'Stop the round',
    text: 'You will have nothing to show your teacher. You can start the round again.',
  },
};

/** Follows the text, unless the game is played without a clock. */
export const clockGoesOn = 'The clock goes on!';

export const keepPlaying = 'Keep playing';
