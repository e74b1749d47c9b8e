import { hundredths } from '../../../text/time.ts';

export const title = 'How fast are your fingers?';
export const lead = 'Copy the numbers you see for 20 seconds. Then slow fingers never look like slow thinking.';
export const start = 'Start';
export const skip = 'Skip';
export const again = 'Try again';
export const done = 'Done';

/** The task, as a name for screen readers. */
export const task = 'Copy the number';
export const progress = (number: number, of: number) => `Number ${number} of ${of}`;

export const notThat = 'Not that. Once more.';
/** Said when a number is shown, and again when another was typed. */
export const spoken = (number: string, isAgain: boolean) => (isAgain ? `Not that. Type ${number}` : `Type ${number}`);

const inputs = { pad: 'On the screen', keys: 'On the keyboard' };

export const measured = (input: 'pad' | 'keys', startMs: number, digitMs: number) =>
  `${inputs[input]}: ${hundredths(startMs)} s to begin, ${hundredths(digitMs)} s for each digit after it.`;

export const tooFew = 'Too few numbers were typed in one go. Nothing was changed.';
export const notKept = 'The result could not be saved on this device.';
