export const description = 'Pick the bubbles that make the target number.';
