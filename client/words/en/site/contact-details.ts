export const dialogTitle = 'Contact';

/** What stands in place of an address. */
export const withoutAddress = {
  looking: 'Looking up the address …',
  none: 'No address has been set for this site yet. Whoever gave you its address, a teacher or a friend, can tell you who runs it.',
  unreachable: 'The server has the address, and it does not answer at the moment. It will be here when there is a network again.',
};
export const withoutScripts = 'Without scripts you find it in <settings>the settings of this site</settings>.';

export const copyEmail = 'Copy Email';
export const copied = { yes: 'Copied.', no: 'This browser does not let a page copy. Select the address instead.' };
