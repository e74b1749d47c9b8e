/** What the doctor says of one thing. `wrong` has to be put right, `note` is to be known; both say what to do. */
export interface Finding {
  readonly level: 'fine' | 'note' | 'wrong';
  readonly text: string;
}

export const fine = (text: string): Finding => ({ level: 'fine', text });
export const note = (text: string): Finding => ({ level: 'note', text });
export const wrong = (text: string): Finding => ({ level: 'wrong', text });

/** The code of a system's or a library's error, such as ECONNREFUSED. Its words may name what is secret. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'an error without a code';
}
