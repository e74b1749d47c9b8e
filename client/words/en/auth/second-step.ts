export const title = 'Second step';

export const useRecoveryCode = 'Use a recovery code instead';
export const useApp = 'Use the authenticator app instead';
export const useNamed = (name: string) => `Use “${name}” instead`;
/** @param end the last digits of its number */
export const usePhone = (end: string) => `Use the phone ending in ${end} instead`;

export const typeRecoveryCode = 'Type one of the recovery codes you kept. Each code works once.';
export const typeOfApp = 'Type the six digits that the authenticator app shows now.';
export const typeOfNamed = (name: string) => `Type the six digits that “${name}” shows now.`;
export const willSend = (end: string) => `We send a code to the phone ending in ${end}.`;
export const typeSent = (end: string) => `Type the six digits we sent to the phone ending in ${end}.`;

export const code = 'Code';
/** How long a code of an app is good. */
export const appHint = 'It changes every 30 seconds, and each works once.';
export const recoveryCode = 'Recovery code';

export const send = 'Send the code';
export const sendNew = 'Send a new code';
export const goOn = 'Continue';
