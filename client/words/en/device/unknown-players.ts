export const found =
  'Ask a grown-up. This browser has lost its list of players, but games of one are still here. Take them back, and that player is in the list again.';
export const takeBack = 'Take them back';
export const back = (name: string) => `${name}’s games are back.`;
