import { amount } from '../../../text/number.ts';

export const askSignOut = (name: string) => `Sign out ${name}?`;
export const askRemove = (name: string) => `Remove ${name} from this device?`;

export const signOut = 'Sign out';
export const remove = 'Remove';
export const later = 'Later';

/** What leaving means for the games. Counted are those that never reached the server. */
export const allSynced = 'All games are synced.';
export const stay = (count: number, name: string) =>
  `${amount(count, { one: 'game', other: 'games' })} not synced. They stay on this device until ${name} signs in here again.`;
export const gone = 'Ask a grown-up. The server has deleted all of it, and now this device forgets it, too.';
export const lostUnlessSaved = (count: number) =>
  `${amount(count, { one: 'game', other: 'games' })} that no server ever got will be lost: to keep them, save a backup file first.`;
export const onlyHere = (name: string) => `All of ${name}’s games exist only on this device and will be deleted.`;
export const onlyForgotten = 'All games are synced; only this device forgets them.';
export const lost = (count: number) => `${amount(count, { one: 'game', other: 'games' })} not synced will be lost.`;

/** And for what of the profile waits to be changed on the server. */
export const profileLost = {
  name: 'The new name is not synced and will be lost.',
  picture: 'The new picture is not synced and will be lost.',
  both: 'The new name and picture are not synced and will be lost.',
};
export const profileWaits = {
  name: (name: string) => `The new name is not synced and waits until ${name} signs in here again.`,
  picture: (name: string) => `The new picture is not synced and waits until ${name} signs in here again.`,
  both: (name: string) => `The new name and picture are not synced and wait until ${name} signs in here again.`,
};
