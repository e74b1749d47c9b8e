/** What a player is asked before a run is stopped. */
interface Question {
  readonly title: string;
  readonly stop: string;
  readonly text: string;
}

/** By the purpose of the run. */
export const questions: { readonly free: Question; readonly attempt: Question } = {
  free: {
    title: 'Stop this game?',
    stop: 'Stop the game',
    text: 'It ends without a result, and nothing of it is kept. The clock is still running.',
  },
  attempt: {
    title: 'End your attempt?',
    stop: 'End the attempt',
    text: 'What you have reached so far is your result, and there is one attempt a day. The clock is still running.',
  },
};

export const keepPlaying = 'Keep playing';
