/** Of the button in a dialog that has the focus. */
export const enterFor = (button: string) => `Enter: ${button}.`;
