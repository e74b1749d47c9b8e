/** What the window asked Google for, as the query `google` of /auth/callback tells it on the way back. */
export const GOOGLE_ERRANDS = { signIn: 'sign-in', connect: 'connect' } as const;
