/** Where an account is signed in, in the list of the settings. */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
