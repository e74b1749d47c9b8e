export const title = 'Add an app';
/** What a further app is called. */
export const appName = (number: number) => `App ${number}`;
export const making = 'Making a secret for your app …';
export const scan = 'Scan this with an authenticator app.';
export const openHere = 'Open the app on this device';
export const orType = 'Or type the secret';
export const secretCopied = 'The secret is copied';
export const thenType = 'Then type the six digits that it shows.';
