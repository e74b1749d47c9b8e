/** A value out of parsed JSON that is an object, whatever is in it. */
export type Json = { readonly [key: string]: unknown };

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that says something. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
