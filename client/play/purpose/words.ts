import type { Purpose } from './purpose.ts';

/** What a player is asked before a run is stopped. */
interface StopWords {
  readonly title: string;
  readonly stop: string;
  readonly text: string;
}

/** In a file of their own, because a set-up needs the purposes and not their words. */
export const STOP_WORDS: { readonly [Kind in Purpose['kind']]: StopWords } = {
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
