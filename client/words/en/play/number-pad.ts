export const pad = 'Number pad';
export const minus = 'Minus';
export const erase = 'Delete';
export const submit = 'Submit';
