export const title = 'Add a phone';
export const number = 'Phone number';
export const hint = 'With its country code. Each sign-in then sends it a code.';
export const noNumber = 'Type the number with its country code, for instance +49 151 23456789.';
export const send = 'Send the code';
export const typeDigits = 'Type the six digits that we sent to <number></number>.';
export const sendNew = 'Send a new code';
export const another = 'Another number';
