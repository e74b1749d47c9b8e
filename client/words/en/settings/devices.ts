export const title = 'Devices';
export const note = 'Where you are signed in. Signing out there deletes nothing: the games stay on that device.';
export const looking = 'Looking for your devices …';
export const unreadable = 'The list of devices could not be read.';

export const unknown = 'Unknown device';
export const thisDevice = 'This device';
export const usedToday = 'Last used today';
export const usedYesterday = 'Last used yesterday';
export const usedOn = (day: string) => `Last used on ${day}`;

/** The name of the device is for who does not see it. */
export const signOut = 'Sign out there<device></device>';
export const signedOut = (name: string) => `Signed out: ${name}`;
