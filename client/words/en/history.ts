import { wholeNumber } from '../../text/number.ts';

/** The history: the list of all games, and the page of one. */

export const title = 'Your games';
export const lead = 'Every game you played, the latest first. Open one to see its answers.';
export const gameTitle = 'A game you played';
export const gameLead = 'Its problems, its answers and its times, and the set-up to play again.';

export const all = 'All your games';
export const noGames = 'No games yet. The first one you finish will be here.';
export const showMore = 'Show more';
export const chooseGame = 'Choose a game';

export const score = 'Score';
export const accuracy = 'Accuracy';
export const time = 'Time';
export const pace = 'An answer';
export const right = 'Right';
export const rightOf = (right: number, answers: number) => `${wholeNumber(right)} of ${wholeNumber(answers)}`;
export const moves = 'Moves';

export const beforeReset = 'It was played before the reset, so it does not count any more.';
export const rejected = 'The server could not accept it, so it does not count. You find the reason in the settings.';
export const passed = 'A daily challenge: passed.';
export const notPassed = 'A daily challenge: not passed.';

export const playSetup = 'Play this set-up';
export const missedTitle = 'The ones you missed';
export const missed = (count: number) => `${wholeNumber(count)} missed`;
export const practise = 'Practise';
export const practiseWhat = (what: string) => `Practise: ${what}`;

/** Why no answers are shown. */
export const why = {
  elsewhere: 'You played this game on another device, and its answers stay there. Your figures are the same on all your devices.',
  removed: 'To save room, this device keeps the answers of your latest games only. The figures stay.',
  newer: 'A newer version of the app played this game. Update the app to see its answers.',
  unreadable: 'The answers of this game cannot be read. The figures stay.',
};
export const reading = 'Reading the answers …';

export const notHere =
  'You have no such game on this device. It may belong to another player, or to an account that has not synced here yet.';
