import { amount } from '../../../text/number.ts';

export const title = 'Delete account';
export const consequence = (name: string) =>
  `${name}’s games, level, streak and badges are deleted on the server and on this device, for good. Other devices are told when they next reach the server.`;
export const unsent = (count: number) => `${amount(count, { one: 'game', other: 'games' })} that no server ever got will be lost, too.`;
export const saveFirst = 'To keep the games, save a backup file first: <data>Your data</data>';
export const password = 'Password';
export const googleAlone = 'Leave it empty if you sign in with Google alone.';
export const confirm = 'Delete for good';
