/** Whether this device can play without a network. */
export const titles = {
  unknown: 'Getting ready',
  waiting: 'Comes with your first game, to save data',
  getting: 'Getting ready',
  ready: 'Ready without a network',
  cannot: 'This browser cannot play without a network here',
};
export const goesOn = 'It goes on by itself when the network lets it.';
