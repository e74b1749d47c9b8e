/** The second step of a sign-in. */
export const signInCode = (code: string) => `Your Tenfold code: ${code}. It is good for five minutes.`;
